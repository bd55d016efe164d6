nonisolated extension View {
  /// Shows an alert while a value is `true`. Each of its buttons sets it to `false`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The value.
  ///   - actions: The buttons, and the fields above them. Without any there is a button that closes the alert.
  ///   - message: What there is to say about it.
  @MainActor public func alert<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View {
    let title = Text(String(title))
    return presenting(.alert, isPresented) {
      QuestionView(title: title, isVertical: false) {
        message()
      } actions: {
        if Actions.self == EmptyView.self { Button("OK", role: .cancel) {} } else { actions() }
      }
      .environment(\.closeMenu) { isPresented.wrappedValue = false }
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
  @MainActor public func confirmationDialog(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : Text(String(title))
    return presenting(.alert, isPresented) {
      QuestionView(title: title, isVertical: true, message: message, actions: actions)
        .environment(\.closeMenu) { isPresented.wrappedValue = false }
    }
  }
}
