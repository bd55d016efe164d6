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
