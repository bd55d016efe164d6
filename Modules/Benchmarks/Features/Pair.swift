import ComposableArchitecture

/// Two counters in one state.
@Reducer
struct Pair {
  @ObservableState
  struct State {
    var first = 0
    var second = 0
  }

  enum Action {
    case firstButtonTapped
    case secondButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .firstButtonTapped:
        state.first += 1
        return .none
      case .secondButtonTapped:
        state.second += 1
        return .none
      }
    }
  }
}
