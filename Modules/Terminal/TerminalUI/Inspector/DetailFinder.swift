import ComposableArchitecture

/// Makes the lines of one state at a time, in the background.
actor DetailFinder {
  /// Returns the lines of the state after an action.
  ///
  /// - Returns: The lines; `nil` if the caller has been cancelled.
  func rows<State, Action>(
    of reduction: UncheckedSendable<StoreReduction<State, Action>>,
    _ tree: StateTree
  ) -> [StateRow]? {
    if Task.isCancelled { return nil }
    let reduction = reduction.value
    guard let states = reduction.states else { return [] }
    return tree.rows(from: states.old, to: states.new, shared: reduction.sharedValues)
  }
}
