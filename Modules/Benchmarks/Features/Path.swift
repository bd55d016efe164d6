import ComposableArchitecture

/// A navigation stack of counters.
@Reducer
struct Path {
  @ObservableState
  struct State {
    var path: StackState<Counter.State>

    init(depth: Int) { path = StackState((0..<depth).map { _ in Counter.State() }) }
  }

  enum Action {
    case pushButtonTapped
    case popButtonTapped
    case path(StackActionOf<Counter>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pushButtonTapped:
        state.path.append(Counter.State())
        return .none
      case .popButtonTapped:
        state.path.removeLast()
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path) { Counter() }
  }
}
