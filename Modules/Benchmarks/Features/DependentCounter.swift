import ComposableArchitecture

/// A counter with a step from a dependency.
@Reducer
struct DependentCounter {
  @ObservableState
  struct State {
    var count = 0
  }

  enum Action {
    case incrementButtonTapped
  }

  @Dependency(\.step) var step

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += step
        return .none
      }
    }
  }
}

extension DependencyValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

private enum StepKey: DependencyKey {
  static let liveValue = 1
}
