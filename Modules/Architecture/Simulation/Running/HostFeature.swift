import ComposableArchitecture

/// A parent that presents the simulated feature, so that the feature can be dismissed.
@Reducer
struct HostFeature<Child: Reducer>: Reducer {
  // Not observable: in a generic type, each access of an observable property looks up its key path, which is slow.
  struct State {
    @PresentationState var child: Child.State?
  }

  enum Action {
    case child(PresentationAction<Child.Action>)
  }

  /// The key paths to the child. In a generic type, each evaluation makes them again, which is slow.
  struct Paths {
    let state: WritableKeyPath<State, PresentationState<Child.State>> = \.$child
    let action: CaseKeyPath<Action, PresentationAction<Child.Action>> = \.child
  }

  let paths: Paths
  let child: () -> Child

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(paths.state, action: paths.action) { child() }
  }
}
