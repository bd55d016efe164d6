import ComposableArchitecture

/// The operators common in older code: merging, concatenating, mapping, debouncing, throttling.
@Reducer
struct EffectOperators {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
  }

  enum Action: Equatable {
    case both
    case child(Child)
    case debounced(String)
    case inOrder
    case logged(String)
    case mapped
    case many([String])
    case throttled(String)
    enum Child: Equatable { case finished(Int) }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.mainClock) var mainClock
  enum CancelID: Hashable { case debounce, throttle }

  var body: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      switch action {
      case .both:
        return .merge(
          .send(.logged("one")),
          .run { send in await send(.logged("two")) }
        )
      case .child(.finished(let number)):
        state.log.append("child \(number)")
        return .none
      case .debounced(let text):
        return .send(.logged(text))
          .debounce(id: CancelID.debounce, for: .milliseconds(300), clock: clock)
      case .inOrder:
        return .concatenate(
          .run { [clock] send in
            try await clock.sleep(for: .seconds(1))
            await send(.logged("first"))
          },
          .send(.logged("second"))
        )
      case .logged(let text):
        state.log.append(text)
        return .none
      case .mapped:
        return childEffect().map(Action.child)
      case .many(let texts):
        return .merge(texts.map { .send(.logged($0)) })
      case .throttled(let text):
        return .send(.logged(text))
          .throttle(id: CancelID.throttle, for: .seconds(1), clock: mainClock, latest: true)
      }
    }
  }

  private func childEffect() -> EffectOf<ChildReducer> {
    .run { send in await send(.finished(42)) }
  }

  @Reducer
  struct ChildReducer {
    struct State {}
    typealias Action = EffectOperators.Action.Child
    var body: some ReducerOf<Self> { EmptyReducer() }
  }
}

extension DependencyValues {
  var mainClock: AnyClock<Duration> {
    get { self[MainClockKey.self] }
    set { self[MainClockKey.self] = newValue }
  }

  private enum MainClockKey: DependencyKey {
    static var liveValue: AnyClock<Duration> { AnyClock(ContinuousClock()) }
    static var testValue: AnyClock<Duration> { AnyClock(UnimplementedClock()) }
  }
}
