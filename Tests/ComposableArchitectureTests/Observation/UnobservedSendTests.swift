import ComposableArchitecture
import Testing

/// Actions that are sent where reads aren't observed: observers that read again at once are notified again.
@MainActor
@Suite struct UnobservedSendTests {
  @ObservableState struct Counter: Equatable, Identifiable {
    var id = 1
    var count = 0
  }

  private func makeCounter() -> Store<Counter, Int> {
    Store(initialState: Counter()) {
      Reduce<Counter, Int> { state, action in
        state.count = action
        return .none
      }
    }
  }

  @Test func `from a closure of withState`() {
    let store = makeCounter()
    let other = makeCounter()
    let tracker = Tracker { _ = store.count }
    other.withState { _ in _ = store.send(1) }
    store.send(2)
    store.send(3)
    #expect(tracker.count == 3)
  }

  @Reducer struct Host {
    @ObservableState struct State: Equatable {
      @Presents var sheet: Counter? = Counter()
    }
    @CasePathable enum Action {
      case sheet(PresentationAction<Int>)
      case close
    }
    let started: LockIsolated<Bool>
    let ended: @Sendable () -> Void

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .close = action { state.sheet = nil }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) {
        Reduce<Counter, Int> { [started, ended] _, _ in
          .run { _ in
            await withTaskCancellationHandler {
              started.setValue(true)
              try? await Task.never()
            } onCancel: {
              ended()
            }
          }
        }
      }
    }
  }

  @Test func `from the cancellation of a removed child`() async {
    let store = makeCounter()
    let tracker = Tracker { _ = store.count }
    let started = LockIsolated(false)
    let ended: @Sendable () -> Void = { MainActor.assumeIsolated { _ = store.send(1) } }
    let host = Store(initialState: Host.State()) { Host(started: started, ended: ended) }
    let task = host.send(.sheet(.presented(0)))
    while !started.value { await Task.yield() }
    host.send(.close)
    await task.finish()
    store.send(2)
    store.send(3)
    #expect(tracker.count == 3)
  }
}
