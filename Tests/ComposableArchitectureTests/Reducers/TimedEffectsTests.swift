import ComposableArchitecture
import Testing

/// Debounce and throttle with a clock whose type is unknown except for its duration.
@Suite @MainActor struct TimedEffectsTests {
  @Test func `a dependency on a clock debounces`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Typing.State()) {
      Typing()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.debounced("a"))
    await clock.advance(by: .milliseconds(200))
    await store.send(.debounced("ab"))
    await clock.advance(by: .milliseconds(200))
    await clock.advance(by: .milliseconds(100))
    await store.receive(.typed("ab")) { $0.text = "ab" }
  }

  @Test func `a dependency on a clock throttles`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Typing.State()) {
      Typing()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.throttled("a"))
    await store.receive(.typed("a")) { $0.text = "a" }
    await clock.advance(by: .milliseconds(100))
    await store.send(.throttled("ab"))
    await store.send(.throttled("abc"))
    await clock.advance(by: .milliseconds(200))
    await store.receive(.typed("abc")) { $0.text = "abc" }
  }
}

@Reducer
private struct Typing {
  @ObservableState
  struct State: Equatable { var text = "" }

  enum Action: Equatable {
    case debounced(String)
    case throttled(String)
    case typed(String)
  }

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case debounce, throttle }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .debounced(let text):
        return .send(.typed(text)).debounce(id: CancelID.debounce, for: .milliseconds(300), clock: clock)
      case .throttled(let text):
        return .send(.typed(text))
          .throttle(id: CancelID.throttle, for: .milliseconds(300), clock: clock, latest: true)
      case .typed(let text):
        state.text = text
        return .none
      }
    }
  }
}
