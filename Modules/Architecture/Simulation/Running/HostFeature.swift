import ComposableArchitecture

/// A parent that presents the simulated feature, so that the feature can be dismissed.
@Reducer
struct HostFeature<Child: Reducer>: Reducer {
  @ObservableState
  struct State {
    @Presents var child: Child.State?
  }

  enum Action {
    case child(PresentationAction<Child.Action>)
  }

  let child: () -> Child

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$child, action: \.child) { child() }
  }
}
