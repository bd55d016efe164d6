import ComposableArchitecture

extension View {
  /// Shows an alert while the state contains one.
  ///
  /// - Parameter item: The alert: `$store.scope(state: \.alert, action: \.alert)`.
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    alert(for: item) { store in
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
    alert(for: item) { store in
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

/// A question and the buttons that answer it.
private struct ChoiceView<Action>: View {
  let title: TextState?
  let message: TextState?
  let buttons: [ButtonState<Action>]
  let isVertical: Bool
  let send: (Action) -> Void
  let dismiss: () -> Void

  var body: some View {
    QuestionView(title: title.map { Text($0) }, isVertical: isVertical) {
      if let message { Text(message) }
    } actions: {
      buttonViews
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
