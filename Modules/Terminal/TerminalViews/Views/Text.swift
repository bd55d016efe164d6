import Foundation
import Models

/// One or more lines of text.
///
/// Control characters, escape sequences and characters that reorder text are removed, so any text is safe to
/// show. Long lines are wrapped at spaces. Text that still doesn't fit ends in an ellipsis.
public nonisolated struct Text: View, Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var content: String
    var modify = TextStyling()
    /// The date to show instead of the content.
    var date: DateContent?
  }

  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// - Parameter key: A literal, which may contain Markdown. Line breaks are kept.
  public init(_ key: LocalizedStringKey) { runs = key.runs }

  /// - Parameter content: The text, without Markdown. Line breaks are kept.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// - Parameter content: The text. Line breaks are kept.
  public init(verbatim content: String) { runs = [Run(content: content)] }

  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format of the value.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Emphasizes the parts of a text that match a search, ignoring case and accents.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - query: The text to search for, without regard to spaces around it. Nothing matches an empty one.
  public init(_ content: String, highlighting query: String) {
    let word = query.trimmingCharacters(in: .whitespaces).foldedCharacters
    guard !word.isEmpty else {
      self.init(verbatim: content)
      return
    }
    let text = content.foldedCharacters
    var offsets: Set<Int> = []
    for start in text.indices where text[start...].starts(with: word) {
      offsets.formUnion(start..<start + word.count)
    }
    self.init(content, emphasizing: offsets)
  }

  /// Emphasizes some characters of a text.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - offsets: The offsets of the characters.
  init(_ content: String, emphasizing offsets: Set<Int>) {
    var emphasis = TextStyling(foreground: .accentColor)
    emphasis.attributes = [.bold, .underline]
    runs = []
    var wasEmphasized: Bool?
    for (offset, character) in content.enumerated() {
      let isEmphasized = offsets.contains(offset)
      if isEmphasized == wasEmphasized {
        runs[runs.count - 1].content.append(character)
      } else {
        runs.append(Run(content: String(character), modify: isEmphasized ? emphasis : TextStyling()))
      }
      wasEmphasized = isEmphasized
    }
  }

  /// Joins two texts, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(runs: lhs.runs + rhs.runs) }

  public func bold(_ isActive: Bool = true) -> Text { adding(.bold, isActive) }
  public func dim(_ isActive: Bool = true) -> Text { adding(.dim, isActive) }
  /// Returns the text with its color and that behind it exchanged.
  package func inverse(_ isActive: Bool = true) -> Text { adding(.inverse, isActive) }
  public func italic(_ isActive: Bool = true) -> Text { adding(.italic, isActive) }
  public func underline(_ isActive: Bool = true) -> Text { adding(.underline, isActive) }
  public func strikethrough(_ isActive: Bool = true) -> Text { adding(.strikethrough, isActive) }

  /// Returns the text with a line below it.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The color of the line in SwiftUI. Here the line has that of the text.
  public func underline(_ isActive: Bool = true, color: Color?) -> Text { underline(isActive) }

  /// Returns the text with a line through it.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The color of the line in SwiftUI. Here the line has that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text { strikethrough(isActive) }

  /// Returns the text in a color.
  ///
  /// - Parameter color: The color; `nil` for the color of the surrounding views.
  public func foregroundColor(_ color: Color?) -> Text { modified { $0.foreground = color } }

  /// Returns the text in a color.
  ///
  /// - Parameter color: The color.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// Returns the text in a text style, such as title or headline.
  ///
  /// - Parameter font: The style.
  public func font(_ font: Font?) -> Text { modified { if let font { $0.add(font) } } }

  /// Returns the text in a weight.
  ///
  /// - Parameter weight: The weight; `nil` for that of the surrounding views.
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified { if let weight { $0.add(weight) } } }

  /// Returns the text in characters of equal width, as all of a terminal are.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Returns the text with digits of equal width, as all of a terminal are.
  public func monospacedDigit() -> Text { self }

  private func adding(_ attribute: CellStyle.Attributes, _ isActive: Bool) -> Text {
    isActive ? modified { $0.attributes.insert(attribute) } : self
  }

  private func modified(_ change: (inout TextStyling) -> Void) -> Text {
    Text(
      runs: runs.map { run in
        var run = run
        change(&run.modify)
        return run
      }
    )
  }

  /// The whole text without styles.
  var plain: String { runs.map(\.content).joined() }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> { TextNode(self, context) }
}

extension String {
  /// The characters in lowercase and without accents.
  package var foldedCharacters: [Character] {
    map { character in
      let folded = String(character).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      return folded.first ?? character
    }
  }

  /// The text, with each line made safe to draw.
  var sanitizedLines: String {
    guard utf8.contains(0x0A) else { return sanitized }
    // CR LF is one character.
    return split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(\.sanitized)
      .joined(separator: "\n")
  }
}
