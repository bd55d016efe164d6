/// The style of a piece of text, used if color is on.
public enum TextStyle: Equatable, Sendable {
  case normal, bold, dim, positive, negative, warning, accent

  /// Returns the text in this style, or unchanged if color is off or the style is normal.
  func applied(to text: String, color: Bool) -> String {
    guard color, self != .normal, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The parameter of "select graphic rendition" (ECMA-48, 8.3.117).
  private var code: Int {
    switch self {
    case .normal: 0
    case .bold: 1
    case .dim: 2
    case .positive: 32
    case .negative: 31
    case .warning: 33
    case .accent: 36
    }
  }
}
