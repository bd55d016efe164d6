extension View {
  /// Adds an action for the delete key while the focus is in this view.
  ///
  /// - Parameter action: The action to perform; `nil` for none.
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.delete, .deleteForward]) { _ in
      action?()
      return .handled
    }
  }

  /// Adds an action for Escape while the focus is in this view.
  ///
  /// - Parameter action: The action to perform; `nil` for none.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.escape]) { _ in
      action?()
      return .handled
    }
  }
}
