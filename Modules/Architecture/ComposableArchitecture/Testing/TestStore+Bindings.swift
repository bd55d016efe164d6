import CasePaths

extension TestStore {
  /// Returns the same as ``bindings``, for a feature with its binding actions in a case:
  /// `store.bindings(action: \.view)`.
  ///
  /// - Parameter toViewAction: The case that holds the binding actions.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where State == ViewAction.State {
    BindingViewStore(state: state, dependencies: dependencies)
  }
}

extension TestStore where Action: BindableAction, Action.State == State {
  /// The state as a view with controls sees it, for asserting what the view makes of it.
  ///
  /// ```swift
  /// await store.send(\.binding.email, "blob@example.com") { $0.email = "blob@example.com" }
  /// #expect(LoginView.isLoginButtonEnabled(store.bindings))
  /// ```
  ///
  /// It is a copy of ``state``, taken now. To test what the feature makes of a change by a control, send the
  /// binding action.
  public var bindings: BindingViewStore<State> { BindingViewStore(state: state, dependencies: dependencies) }
}
