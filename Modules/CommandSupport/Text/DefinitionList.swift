import TerminalUI

/// Terms with their explanations, in two columns.
public struct DefinitionList: Sendable {
  /// The terms and their explanations.
  public var entries: [(term: String, explanation: String)]
  /// The number of columns to fit.
  public var width: Int

  /// Creates a list.
  public init(_ entries: [(String, String)], width: Int = 80) {
    self.entries = entries.map { (term: $0.0, explanation: $0.1) }
    self.width = width
  }

  /// The list as lines, each with a line break.
  public var text: String {
    let longest = entries.reduce(0) { max($0, TextWidth.of($1.term)) }
    let indent = min(longest, 26) + 4
    return entries.map { term, explanation in
      let lines = Self.wrapped(explanation, to: max(20, width - indent))
      let margin = String(repeating: " ", count: indent)
      let isLong = TextWidth.of(term) > indent - 4
      let first = "  " + TextWidth.padded(term, to: indent - 4) + "  " + (isLong ? "" : lines.first ?? "")
      let others = lines.dropFirst(isLong ? 0 : 1).map { margin + $0 }
      return ([first] + others).map { $0.trimmingEnd + "\n" }.joined()
    }
    .joined()
  }

  /// Returns the lines of a text, which break between words.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, TextWidth.of(line) + 1 + TextWidth.of(String(word)) <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
