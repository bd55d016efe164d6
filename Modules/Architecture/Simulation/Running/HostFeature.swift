import ComposableArchitecture

/// A parent that presents the simulated feature, so that the feature can be dismissed.
@Reducer
struct HostFeature<Child: Reducer>: Reducer {
  // Not observable: in a generic type, each access of an observable property looks up its key path, which is slow.
  struct State {
    // Not a wrapper: a part with a known address is read and changed in place.
    var child: PresentationState<Child.State>

    /// The state of the feature; `nil` if it has been dismissed.
    var presented: Child.State? {
      get { child.wrappedValue }
      set { child.wrappedValue = newValue }
    }
  }

  enum Action {
    case child(PresentationAction<Child.Action>)
  }

  /// The key paths to the child. In a generic type, each evaluation makes them again, which is slow.
  struct Paths {
    let state: WritableKeyPath<State, PresentationState<Child.State>> = \.child
    let action: CaseKeyPath<Action, PresentationAction<Child.Action>> = \.child
  }

  let paths: Paths
  let child: () -> Child
  /// Called when the feature is dismissed. That is the only way in which its state is removed.
  let didDismiss: () -> Void

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      if case .child(.dismiss) = action { didDismiss() }
      return .none
    }
    .ifLet(paths.state, action: paths.action) { child() }
  }
}
