/// The characters that a keyboard turns into capitals. It has no effect on a terminal.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No character.
  case none
  /// The first one of each word.
  case words
  /// The first one of each sentence.
  case sentences
  /// All of them.
  case allCharacters
}

nonisolated extension View {
  /// Sets the characters that the keyboard turns into capitals, as ``textInputAutocapitalization(_:)`` does.
  ///
  /// - Parameter style: The characters.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
