extension AlertState {
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - buttons: The buttons.
  @available(*, deprecated, message: "Use 'AlertState { title } actions: { buttons } message: { message }'.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(title: { title }, message: message.map { message in { message } })
    self.buttons = buttons
  }

  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - dismissButton: The button; `nil` for one that closes the alert.
  @available(*, deprecated, message: "Use 'AlertState { title } actions: { button } message: { message }'.")
  public init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil) {
    self.init(title: { title }, message: message.map { message in { message } })
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  @available(*, deprecated, message: "Use 'AlertState { title } actions: { buttons } message: { message }'.")
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: { title }, message: message.map { message in { message } })
    buttons = [primaryButton, secondaryButton]
  }
}

extension ConfirmationDialogState {
  /// - Parameters:
  ///   - title: The title.
  ///   - titleVisibility: Whether the title is shown.
  ///   - message: The message.
  ///   - buttons: The buttons.
  @available(*, deprecated, message: "Use 'ConfirmationDialogState { title } actions: { buttons }'.")
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      titleVisibility: titleVisibility,
      title: { title },
      message: message.map { message in { message } }
    )
    self.buttons = buttons
  }
}

extension ButtonState {
  /// Returns a button that cancels.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - action: The action.
  @available(*, deprecated, message: "Use 'ButtonState(role: .cancel, action: action) { label }'.")
  public static func cancel(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self { ButtonState(role: .cancel, action: action) { label } }

  /// Returns a button without a role.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - action: The action.
  @available(*, deprecated, message: "Use 'ButtonState(action: action) { label }'.")
  public static func `default`(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self { ButtonState(action: action) { label } }

  /// Returns a button for something that can't be undone.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - action: The action.
  @available(*, deprecated, message: "Use 'ButtonState(role: .destructive, action: action) { label }'.")
  public static func destructive(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self { ButtonState(role: .destructive, action: action) { label } }
}
