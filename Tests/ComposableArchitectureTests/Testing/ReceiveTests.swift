import ComposableArchitecture
import Foundation
import Testing

/// The ways to receive, to skip, to wait and to end.
@MainActor
@Suite struct ReceiveTests {
  @Reducer struct Feature {
    @ObservableState struct State: Equatable { var log: [String] = [] }
    @CasePathable enum Action: Equatable {
      case start, startTwice, forever, outside
      case response(Result<String, Failure>)
      case inner(Inner)
      @CasePathable enum Inner: Equatable { case value(Int) }
    }
    struct Failure: Error, Equatable {}
    let outside: @Sendable () async -> String
    @Dependency(\.continuousClock) var clock

    init(outside: @escaping @Sendable () async -> String = { "" }) { self.outside = outside }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .send(.response(.success("a")))
        case .startTwice:
          return .merge(.send(.response(.success("a"))), .send(.inner(.value(2))))
        case .forever:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.inner(.value(1))) }
          }
        case .outside:
          return .run { await $0(.response(.success(outside()))) }
        case .response(let result):
          state.log.append((try? result.get()) ?? "failure")
          return .none
        case .inner(.value(let value)):
          state.log.append("\(value)")
          return .none
        }
      }
    }
  }

  private let clock = TestClock()

  private func testStore(
    _ outside: @escaping @Sendable () async -> String = { "" }
  ) -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State()) {
      Feature(outside: outside)
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  @Test func `an action is received by equality`() async {
    let store = testStore()
    await store.send(.start)
    await store.receive(.response(.success("a"))) { $0.log = ["a"] }
  }

  @Test func `an action is received by its case however deep`() async {
    let store = testStore()
    await store.send(.startTwice)
    await store.receive(\.response.success) { $0.log = ["a"] }
    await store.receive(\.inner.value) { $0.log = ["a", "2"] }
  }

  @Test func `an action is received by its case and payload`() async {
    let store = testStore()
    await store.send(.startTwice)
    await store.receive(\.response.success, "a") { $0.log = ["a"] }
    await store.receive(\.inner.value, 2) { $0.log = ["a", "2"] }
  }

  @Test func `an action is received by a predicate`() async {
    let store = testStore()
    await store.send(.start)
    await store.receive({ $0.is(\.response) }) { $0.log = ["a"] }
  }

  @Test func `an action is sent by its case`() async {
    let store = testStore()
    await store.send(\.inner.value, 5) { $0.log = ["5"] }
    await store.send(\.start)
    await store.receive(\.response) { $0.log = ["5", "a"] }
  }

  @Test func `timeouts may be given in nanoseconds too`() async {
    let store = testStore()
    await store.send(.start)
    await store.receive(.response(.success("a")), timeout: UInt64(1_000_000)) { $0.log = ["a"] }
    store.timeout = 5_000_000_000
    #expect(store.timeout == .seconds(5))
  }

  @Test func `what comes from outside is waited for`() async {
    let (answers, continuation) = AsyncStream.makeStream(of: String.self)
    let store = testStore {
      for await answer in answers { return answer }
      return "none"
    }
    store.timeout = 3_600 * 1_000_000_000
    await store.send(.outside)
    Task.detached { continuation.yield("from outside") }
    await store.receive(\.response.success, "from outside") { $0.log = ["from outside"] }
  }

  @Test func `skipping actions leaves the effects`() async {
    let store = testStore()
    let task = await store.send(.forever)
    await clock.advance(by: .seconds(3))
    await store.skipReceivedActions()
    #expect(store.state.log == ["1", "1", "1"])
    await clock.advance(by: .seconds(1))
    await store.receive(\.inner.value) { $0.log = ["1", "1", "1", "1"] }
    await task.cancel()
  }

  @Test func `skipping effects ends them`() async {
    let store = testStore()
    await store.send(.forever)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(3))
    await store.finish()
  }

  @Test func `skipping what is not there may be allowed`() async {
    let store = testStore()
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }

  @Test func `a task is finished when its effects are`() async {
    let store = testStore()
    let task = await store.send(.start)
    await task.finish()
    await store.receive(\.response) { $0.log = ["a"] }
  }

  @Test func `finishing a task that does not end fails once`() async {
    let messages = await recordedIssues {
      let store = testStore()
      let task = await store.send(.forever)
      await task.finish()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Expected effects to finish") == true)
    #expect(messages.first?.contains("ReceiveTests.swift") == true)
  }

  @Test func `the task of an action without effects is over`() async {
    let store = testStore()
    let task = await store.send(.inner(.value(1))) { $0.log = ["1"] }
    await task.finish()
    await task.cancel()
    #expect(task == task)
  }

  @Test func `tasks of different actions are different`() async {
    let store = testStore()
    let (first, second) = (await store.send(.forever), await store.send(.forever))
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
    await first.cancel()
    #expect(!second.isCancelled)
    await second.cancel()
  }

  @Test func `dependencies may be read and changed between actions`() async {
    let store = testStore()
    store.dependencies.continuousClock = ImmediateClock()
    store.dependencies.uuid = .incrementing
    #expect(store.dependencies.uuid().uuidString.hasSuffix("0"))
    let task = await store.send(.start)
    await store.receive(\.response) { $0.log = ["a"] }
    await task.finish()
  }

  @Test func `the main serial executor may be asked for and changes nothing`() async {
    for isUsed in [true, false] {
      let store = testStore()
      store.useMainSerialExecutor = isUsed
      await store.send(.startTwice)
      await store.receive(\.response) { $0.log = ["a"] }
      await store.receive(\.inner) { $0.log = ["a", "2"] }
    }
  }

  @Test func `one mistake is one issue however often it could be said`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(.forever)
      await store.receive(\.response)
      await store.finish()
    }
    // A receive that finds nothing, and a finish that doesn't end. The end of the test adds nothing.
    #expect(messages.count == 2)
    #expect(messages.first?.contains("received none") == true)
    #expect(messages.last?.contains("Expected effects to finish") == true)
  }

  @Test func `what a runaway effect is started by is named at the end`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(.inner(.value(1))) { $0.log = ["1"] }
      await store.send(.forever)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("still running") == true)
  }

  @Test func `assertions between actions see the state as it is`() async {
    let store = testStore()
    await store.send(.start)
    store.assert { $0.log = [] }
    await store.receive(\.response) { $0.log = ["a"] }
    store.assert { $0.log = ["a"] }
  }

  @Test func `a failed receive does not spoil what follows`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.receive(\.response)
      await store.send(.start)
      await store.receive(\.response) { $0.log = ["a"] }
    }
    #expect(messages.count == 1)
  }
}
