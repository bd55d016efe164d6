import Foundation

nonisolated extension View {
  /// Shows an alert about an error while a value is `true` and there is an error. The title is its description.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown. Each of its buttons sets it to `false`.
  ///   - error: The error.
  ///   - actions: Returns the buttons. Without any there is one that closes the alert.
  ///   - message: Returns what there is to say about the error.
  @MainActor public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> some View
  ) -> some View {
    let title = error?.errorDescription ?? error?.localizedDescription ?? ""
    return alert(title, isPresented: isPresented, presenting: error, actions: actions, message: message)
  }

  /// Shows an alert about an error while a value is `true` and there is an error. The title is its description.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown. Each of its buttons sets it to `false`.
  ///   - error: The error.
  ///   - actions: Returns the buttons. Without any there is one that closes the alert.
  @MainActor public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Shows an alert about a value while another is `true` and the first isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown. Each of its buttons sets it to `false`.
  ///   - data: The value.
  ///   - actions: Returns the buttons. Without any there is one that closes the alert.
  ///   - message: Returns what there is to say about it.
  @MainActor public func alert<Data, Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented.whilePresent(data)) {
      if Actions.self == EmptyView.self {
        Button("OK", role: .cancel) {}
      } else if let data {
        actions(data)
      }
    } message: {
      if let data { message(data) }
    }
  }

  /// Shows an alert about a value while another is `true` and the first isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown. Each of its buttons sets it to `false`.
  ///   - data: The value.
  ///   - actions: Returns the buttons. Without any there is one that closes the alert.
  @MainActor public func alert<Data>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows a dialog with choices about a value while another is `true` and the first isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown. Each of its buttons sets it to `false`.
  ///   - titleVisibility: Whether the title is shown, as it is unless hidden.
  ///   - data: The value.
  ///   - actions: Returns the buttons.
  ///   - message: Returns what there is to say about it.
  @MainActor public func confirmationDialog<Data>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(
      title,
      isPresented: isPresented.whilePresent(data),
      titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Shows a dialog with choices about a value while another is `true` and the first isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown. Each of its buttons sets it to `false`.
  ///   - titleVisibility: Whether the title is shown, as it is unless hidden.
  ///   - data: The value.
  ///   - actions: Returns the buttons.
  @MainActor public func confirmationDialog<Data>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }
}

extension Binding<Bool> {
  /// Returns a binding to the value, which is `false` while there is no data.
  fileprivate func whilePresent<Data>(_ data: Data?) -> Binding<Bool> {
    let isPresent = data != nil
    return Binding(get: { isPresent && wrappedValue }, set: { wrappedValue = $0 })
  }
}
