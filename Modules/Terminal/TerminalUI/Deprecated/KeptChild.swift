import ComposableArchitecture

/// The store of a child that closures compute, kept by a view as long as the child is there.
@MainActor
final class KeptChild<ParentState, ParentAction, State, Action> {
  private var parent: Store<ParentState, ParentAction>?
  private var child: Store<State, Action>?
  /// The ID of the child's state, if it has one. Another one is another child.
  private var id: AnyHashable?

  /// Returns the store of the child; `nil` if it is missing.
  ///
  /// - Parameters:
  ///   - parent: The store of the parent; `nil` if it is missing.
  ///   - toState: Returns the state of the child.
  ///   - fromAction: Embeds an action of the child.
  func child(
    of parent: Store<ParentState, ParentAction>?,
    _ toState: @escaping (ParentState) -> State?,
    _ fromAction: @escaping (Action) -> ParentAction
  ) -> Store<State, Action>? {
    guard let parent, var last = parent.withState(toState) else {
      (self.parent, child, id) = (nil, nil, nil)
      return nil
    }
    let id = (last as? any Identifiable).map { identity($0) }
    if let child, self.parent === parent, self.id == id { return child }
    let child = parent.computedScope(
      state: { state in
        last = toState(state) ?? last
        return last
      },
      action: fromAction
    )
    (self.parent, self.child, self.id) = (parent, child, id)
    return child
  }

  private func identity(_ state: some Identifiable) -> AnyHashable { AnyHashable(state.id) }
}
