import ComposableArchitecture

extension View {
  /// Shows an alert while one is presented. The newer form is `alert(_:)`.
  ///
  /// - Parameter store: The store of the presentation: `store.scope(state: \.$alert, action: \.alert)`.
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows an alert while one is presented. The newer form is `alert(_:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case: `/Destination.State.alert`.
  ///   - fromDestinationAction: Embeds the action of a button: `Destination.Action.alert`.
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    PresentedChildView(store: store, toState: toDestinationState, fromAction: fromDestinationAction) {
      alert($0)
    }
  }

  /// Shows a dialog with choices while one is presented. The newer form is `confirmationDialog(_:)`.
  ///
  /// - Parameter store: The store of the presentation: `store.scope(state: \.$dialog, action: \.dialog)`.
  public func confirmationDialog<ButtonAction>(
    store: Store<PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    confirmationDialog(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows a dialog with choices while one is presented. The newer form is `confirmationDialog(_:)`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case: `/Destination.State.dialog`.
  ///   - fromDestinationAction: Embeds the action of a button: `Destination.Action.dialog`.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    PresentedChildView(store: store, toState: toDestinationState, fromAction: fromDestinationAction) {
      confirmationDialog($0)
    }
  }
}
