extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The case of the state, with the store of its payload.
  ///
  /// ```swift
  /// switch store.case {
  /// case let .detail(store): detailView(store)
  /// case let .settings(store): settingsView(store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
