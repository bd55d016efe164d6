import ComposableArchitecture
import XCTest

/// The promises of a `TestStore`, in XCTest.
final class TestStoreXCTests: XCTestCase {
  @MainActor
  func testActionsAndEffectsAreAsserted() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped)
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.ticks = 1 }
    await store.receive(\.ticked) { $0.ticks = 2 }
    await store.send(.stopButtonTapped)
    await store.finish()
  }

  @MainActor
  func testAWrongExpectationIsOneIssue() async {
    let messages = await issues {
      let store = TestStore(initialState: Timer.State()) { Timer() }
      await store.send(.ticked) { $0.ticks = 7 }
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssert(messages.first?.contains("state change does not match expectation") == true)
  }

  @MainActor
  func testAnActionThatIsNotReceivedIsOneIssue() async {
    let messages = await issues {
      let store = TestStore(initialState: Timer.State()) { Timer() }
      await store.send(.resetButtonTapped)
      await store.finish()
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssert(messages.first?.contains("received") == true)
  }

  @MainActor
  func testAnUnsatisfiedReceiveFailsAtOnce() async {
    let messages = await issues {
      let store = TestStore(initialState: Timer.State()) { Timer() }
      await store.receive(\.ticked, timeout: .seconds(1_000_000))
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssert(messages.first?.contains("received none") == true)
  }

  @MainActor
  func testAnUnsetDependencyIsAnIssue() async {
    let messages = await issues {
      let store = TestStore(initialState: Timer.State()) { Timer() }
      await store.send(.idRequested)
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssert(messages.first?.contains("uuid") == true)
  }

  func testAStoreOffTheMainActorIsAsserted() async {
    let store = TestStoreActor(initialState: Timer.State()) { Timer() }
    await store.send(.ticked) { $0.ticks = 1 }
    await store.finish()
  }

  /// Returns the messages of the issues that are reported while `operation` runs.
  @MainActor
  private func issues(_ operation: @MainActor () async -> Void) async -> [String] {
    let recorder = IssueRecorder()
    await recorder { await operation() }
    return recorder.messages
  }
}

@Reducer
struct Timer {
  @ObservableState
  struct State: Equatable {
    var ticks = 0
    var id: UUID?
  }

  enum Action {
    case startButtonTapped, stopButtonTapped, resetButtonTapped, ticked, idRequested
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer)
      case .stopButtonTapped:
        return .cancel(id: CancelID.timer)
      case .resetButtonTapped:
        return .send(.ticked)
      case .ticked:
        state.ticks += 1
        return .none
      case .idRequested:
        _ = uuid()
        return .none
      }
    }
  }
}
