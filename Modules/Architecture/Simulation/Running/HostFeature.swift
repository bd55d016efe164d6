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

  let child: () -> Child

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$child, action: \.child) { child() }
  }
}
