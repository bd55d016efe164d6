import Models

/// Text from third parties, made safe for a terminal.
public enum TerminalText {
  /// The text on one line, without control, escape and bidirectional-override characters.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func line(_ text: String) -> String {
    text.sanitized
  }

  /// The same, with the line ends kept.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
      .joined(separator: "\n")
  }

  /// Whether a terminal or a reader could be misled by the character.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    let text = String(scalar)
    return text.sanitized != text
  }
}
