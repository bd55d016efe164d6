import ComposableArchitecture

extension View {
  /// Shows an alert while the state contains one.
  ///
  /// - Parameter item: The alert: `$store.scope(state: \.alert, action: \.alert)`.
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    SheetView(content: self, item: item, title: nil, style: .alert) { store in
      store.withState { state in
        ChoiceView(
          title: state.title,
          message: state.message,
          buttons: state.buttons,
          isVertical: false,
          send: { store.send($0) },
          dismiss: { item.wrappedValue = nil }
        )
      }
    }
  }

  /// Shows a dialog with choices while the state contains one.
  ///
  /// - Parameter item: The dialog: `$store.scope(state: \.dialog, action: \.dialog)`.
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    SheetView(content: self, item: item, title: nil, style: .alert) { store in
      store.withState { state in
        ChoiceView(
          title: state.titleVisibility == .hidden ? nil : state.title,
          message: state.message,
          buttons: state.buttons,
          isVertical: true,
          send: { store.send($0) },
          dismiss: { item.wrappedValue = nil }
        )
      }
    }
  }
}

extension View {
  /// Shows an alert while a value is `true`. Each of its buttons sets it to `false`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The value.
  ///   - actions: The buttons. Without any there is one that closes the alert.
  ///   - message: What there is to say about it.
  public func alert<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> some View = { EmptyView() }
  ) -> some View {
    let title = String(title)
    return presenting(.alert, isPresented) {
      QuestionView(title: title, message: message()) {
        HStack(spacing: 2) {
          if Actions.self == EmptyView.self { Button("OK", role: .cancel) {} } else { actions() }
        }
      } close: {
        isPresented.wrappedValue = false
      }
    }
  }

  /// Shows a dialog with choices while a value is `true`. Each of its buttons sets it to `false`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The value.
  ///   - titleVisibility: Whether the title is shown, as it is unless hidden.
  ///   - actions: The buttons.
  ///   - message: What there is to say about it.
  public func confirmationDialog(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> some View,
    @ViewBuilder message: @escaping @MainActor () -> some View = { EmptyView() }
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : String(title)
    return presenting(.alert, isPresented) {
      QuestionView(title: title, message: message()) {
        VStack { actions() }
      } close: {
        isPresented.wrappedValue = false
      }
    }
  }
}

/// A question above buttons, each of which closes it.
private struct QuestionView<Message: View, Buttons: View>: View {
  let title: String?
  let message: Message
  @ViewBuilder let buttons: @MainActor () -> Buttons
  let close: @MainActor () -> Void

  var body: some View {
    VStack {
      if let title { Text(title).bold() }
      message
      Text("")
      buttons().environment(\.closeMenu, close)
    }
  }
}

/// A question and the buttons that answer it.
private struct ChoiceView<Action>: View {
  let title: TextState?
  let message: TextState?
  let buttons: [ButtonState<Action>]
  let isVertical: Bool
  let send: @MainActor (Action) -> Void
  let dismiss: @MainActor () -> Void

  var body: some View {
    VStack {
      if let title { Text(title).bold() }
      if let message { Text(message) }
      Text("")
      if isVertical {
        VStack { buttonViews }
      } else {
        HStack(spacing: 2) { buttonViews }
      }
    }
  }

  @ViewBuilder private var buttonViews: some View {
    if buttons.isEmpty { Button("OK", action: dismiss) }
    ForEach(buttons) { button in
      Button(role: role(button)) {
        button.withAction { action in
          if let action { send(action) } else { dismiss() }
        }
      } label: {
        Text(button.label)
      }
    }
  }

  private func role(_ button: ButtonState<Action>) -> ButtonRole? {
    switch button.role {
    case .destructive: .destructive
    case .cancel: .cancel
    default: nil
    }
  }
}
