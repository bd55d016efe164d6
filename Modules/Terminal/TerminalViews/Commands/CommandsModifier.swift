nonisolated extension View {
  /// Adds buttons to the command palette without showing them. Their keys work everywhere, even while a sheet is shown.
  ///
  /// ```swift
  /// .commands {
  ///   Button("Next theme") { theme = theme.next }.keyboardShortcut("t", modifiers: .control)
  /// }
  /// ```
  ///
  /// - Parameter content: The buttons.
  public func commands(@ViewBuilder content: () -> some View) -> some View {
    ToolbarView(content: self, bar: content(), isShown: false)
  }
}
