extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The case that the state is in, with the store of what it holds.
  ///
  /// ```swift
  /// switch store.case {
  /// case let .detail(store): detailView(store)
  /// case let .settings(store): settingsView(store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
