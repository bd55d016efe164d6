import Testing

@testable import ComposableArchitecture

/// Features that replace the reference of a `@Shared`.
@MainActor
@Suite struct ReplacedSharedTests {
  @Reducer struct Feature {
    @ObservableState struct State: Equatable {
      @Shared var count: Int
      @Shared var copy: Int
      init() {
        _count = Shared(value: 0)
        _copy = _count
      }
    }
    enum Action: Equatable { case replace(Int), replaceTwice(Int, Int), increment }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .replace(let count):
          state.$count = Shared(value: count)
          return .none
        case .replaceTwice(let first, let second):
          return .concatenate(.send(.replace(first)), .send(.replace(second)))
        case .increment:
          state.$copy.withLock { $0 += 1 }
          return .none
        }
      }
    }
  }

  private func testStore() -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State()) { Feature() }
  }

  @Test func `what is replaced is asserted, and its copies follow`() async {
    let store = testStore()
    await store.send(.replace(5)) { $0.$count = Shared(value: 5) }
    #expect(store.state.copy == 5)
    await store.send(.increment) { $0.$count.withLock { $0 = 6 } }
    await store.send(.replaceTwice(7, 8))
    await store.receive(.replace(7)) { $0.$copy = Shared(value: 7) }
    await store.receive(.replace(8)) { $0.$count = Shared(value: 8) }
  }

  @Test(arguments: [Feature.Action.replace(5), .increment])
  func `what isn't asserted fails`(_ action: Feature.Action) async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(action)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("State was not expected to change") == true)
  }

  @Test func `another value than the asserted one fails`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(.replace(5)) { $0.$count = Shared(value: 4) }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("state change does not match expectation") == true)
  }

  @Test func `views of a copy are notified`() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = store.copy
    } onChange: {
      isNotified.setValue(true)
    }
    store.send(.replace(5))
    #expect(isNotified.value)
    #expect(store.copy == 5)
  }
}
