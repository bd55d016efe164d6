nonisolated extension View {
  /// Sets the kind of the keyboard. It has no effect on a terminal.
  ///
  /// - Parameter type: The kind.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the meaning of a field's text. It has no effect on a terminal.
  ///
  /// - Parameter textContentType: The meaning; `nil` for none.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets the characters that the keyboard turns into capitals. It has no effect on a terminal.
  ///
  /// - Parameter autocapitalization: The characters; `nil` for the default.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Turns the correction of spelling off. It has no effect on a terminal.
  ///
  /// - Parameter disable: Whether it is off.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets how scrolling hides the keyboard. It has no effect on a terminal.
  ///
  /// - Parameter mode: The way.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
