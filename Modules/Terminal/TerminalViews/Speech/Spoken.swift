import Models

/// The words of a screen reader for a node.
struct Spoken: Hashable {
  enum Kind { case text, title, control }

  /// The words, empty for something that isn't said. A text may have several lines.
  let text: String
  let kind: Kind
  /// Words about the content of a title, such as the number of rows.
  var detail = ""
  /// Whether something is being loaded.
  var isBusy = false
  /// Whether nothing is said about the nodes within.
  var isWhole = true

  init(_ text: String, _ kind: Kind = .text) {
    self.text = text.split(whereSeparator: \.isNewline).map { SpokenText.plain(String($0)) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
    self.kind = kind
  }

  /// Returns the words for a control: its label, and what it is.
  static func control(_ label: String, _ role: String...) -> Spoken {
    Spoken(([label] + role).filter { !$0.isEmpty }.joined(separator: ", "), .control)
  }

  /// Returns the words for a title.
  static func title(_ text: String, detail: String = "", isBusy: Bool = false) -> Spoken {
    var spoken = Spoken(text, .title)
    // Its parts are apart from each other.
    spoken.detail = SpokenText.plain(detail.replacing("  ", with: ", "))
    spoken.isBusy = isBusy
    spoken.isWhole = false
    return spoken
  }
}

/// Text as a screen reader should get it.
enum SpokenText {
  /// The word before the text of a failure.
  static let error = "Error:"

  /// The words for symbols. Marks that only lead the eye have none.
  private static let words: [Substring: String] = [
    "✗": error, "♥": "heart", "♡": "", "★": "stars", "⌥": "forks", "▲": "ascending", "▼": "descending",
    "▴": "ascending", "▾": "descending", "✓": "", "●": "", "○": "", "◆": "", "·": "", "│": "", "‹": "",
    "›": "", "▸": "", "└": "", "‖": "paused", "►": "playing", "[x]": "", "[": "", "]": "", ":": "",
    "↑": "Up", "↓": "Down", "↑↓": "Up, Down", "⏎": "Return",
  ]

  /// Returns a key with Control in words, and anything else as it is.
  private static func key(_ text: Substring) -> String {
    text.count == 2 && text.first == "^" ? "Control-\(text.dropFirst())" : String(text)
  }

  /// Returns the words for a number of rows.
  static func count(_ rows: Int) -> String { rows == 1 ? "1 row" : "\(rows) rows" }

  /// Returns a text on one line, with words instead of symbols.
  static func plain(_ text: String) -> String {
    let parts = text.sanitized.split(whereSeparator: \.isWhitespace).flatMap(withoutMark)
    return parts.indices.map { index in
      let next = parts.dropFirst(index + 1).first
      return next?.first?.isNumber == true ? changes[parts[index]] ?? word(parts[index]) : word(parts[index])
    }
    .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The words for arrows before a number: it has risen or fallen. Elsewhere they are orders.
  private static let changes: [Substring: String] = ["▲": "up", "▼": "down"]

  private static func word(_ text: Substring) -> String { words[text] ?? key(text) }

  /// Returns a word, and apart from it the arrow at its end, or the branch of a tree at its beginning.
  private static func withoutMark(_ text: Substring) -> [Substring] {
    if text.first == "└" { return ["└", text.dropFirst()] }
    guard text.count > 1, let last = text.last, "▲▼▴▾".contains(last) else { return [text] }
    return [text.dropLast(), text.suffix(1)]
  }
}

extension _AnyNode {
  /// The words about the node and those within, for a row of a list or the label of a control.
  var spokenTexts: [String] {
    let own = spoken.map { $0.text.replacing("\n", with: " ") } ?? ""
    let inside = spoken?.isWhole == true ? [] : spokenChildren.flatMap(\.spokenTexts)
    return (own.isEmpty ? [] : [own]) + inside
  }

  /// The label of a control.
  var spokenLabel: String {
    environment.accessibilityLabel ?? children.flatMap(\.spokenTexts).joined(separator: " ")
  }

  /// Whether a control is the node or within it.
  var holdsControl: Bool { isFocusable || activeChildren.contains(where: \.holdsControl) }
}
