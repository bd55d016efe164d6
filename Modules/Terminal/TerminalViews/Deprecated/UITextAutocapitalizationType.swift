/// The characters that a keyboard turns into capitals. It has no effect on a terminal.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

extension View {
  /// Sets the characters that the keyboard turns into capitals, as ``textInputAutocapitalization(_:)`` does.
  ///
  /// - Parameter style: The characters.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
