import CommandSupport
import ComposableArchitecture
import Testing

@MainActor
struct StoreWaitingTests {
  @Test func `a condition that is met is not waited for`() async throws {
    let store = Store(initialState: Steps.State(count: 3)) { Steps() }
    try await store.wait { $0.count == 3 }
  }

  @Test func `a change that meets the condition ends the wait`() async throws {
    let store = Store(initialState: Steps.State()) { Steps() }
    store.send(.start)
    try await store.wait { $0.count == 3 }
    #expect(store.count == 3)
  }

  @Test func `a cancelled wait ends`() async {
    let store = Store(initialState: Steps.State()) { Steps() }
    let task = Task { try await store.wait { $0.count == 3 } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

@Reducer
private struct Steps {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case start
    case step
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          for _ in 1...3 {
            await Task.yield()
            await send(.step)
          }
        }
      case .step:
        state.count += 1
        return .none
      }
    }
  }
}
