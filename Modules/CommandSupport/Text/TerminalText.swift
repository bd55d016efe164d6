import Models

/// Sanitizing of third-party text for a terminal.
public enum TerminalText {
  /// Returns the text on one line, without control, escape and bidirectional-override characters.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func line(_ text: String) -> String {
    text.sanitized
  }

  /// Returns the text without the same characters, with its line breaks kept.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
      .joined(separator: "\n")
  }

  /// Returns whether a character could mislead a terminal or a reader.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    let text = String(scalar)
    return text.sanitized != text
  }
}
