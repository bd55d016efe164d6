import ComposableArchitecture
import Models

/// One or more lines of text.
///
/// Control characters, escape sequences and characters that reorder text are taken out, so that text from
/// anywhere is safe. Lines that are too long are wrapped at spaces; what does not fit then ends in an
/// ellipsis.
public struct Text: View, Hashable {
  struct Run: Hashable {
    var content: String
    var modify = TextStyling()
  }

  var runs: [Run]

  private init(runs: [Run]) { self.runs = runs }

  /// - Parameter content: The text. Its line ends are kept.
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// - Parameter content: The text. Its line ends are kept.
  public init(verbatim content: String) { runs = [Run(content: content)] }

  /// - Parameter state: The text, with its styles.
  public init(_ state: TextState) {
    runs = state.runs.map { run in
      var attributes: CellStyle.Attributes = []
      if run.style.contains(.bold) { attributes.insert(.bold) }
      if run.style.contains(.italic) { attributes.insert(.italic) }
      if run.style.contains(.underline) { attributes.insert(.underline) }
      if run.style.contains(.strikethrough) { attributes.insert(.strikethrough) }
      return Run(content: run.content, modify: TextStyling(attributes: attributes))
    }
  }

  /// Puts one text behind another, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(runs: lhs.runs + rhs.runs) }

  public func bold() -> Text { adding(.bold) }
  public func dim() -> Text { adding(.dim) }
  public func italic() -> Text { adding(.italic) }
  public func underline() -> Text { adding(.underline) }
  public func strikethrough() -> Text { adding(.strikethrough) }

  /// The text in a colour.
  ///
  /// - Parameter color: The colour; `nil` for that of the views around.
  public func foregroundColor(_ color: Color?) -> Text { modified { $0.foreground = color } }

  /// The text in a colour.
  ///
  /// - Parameter color: The colour.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// The text in the style of a title, a headline and so on.
  ///
  /// - Parameter font: The style.
  public func font(_ font: Font) -> Text { modified { $0.add(font) } }

  private func adding(_ attribute: CellStyle.Attributes) -> Text {
    modified { $0.attributes.insert(attribute) }
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

  /// All of the text, without styles, as it is drawn.
  var plain: String { runs.map(\.content).joined() }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { TextNode(self, context) }
}

/// A way to set text, as SwiftUI names them. A terminal has one size: they differ in weight and colour.
public enum Font: Hashable, Sendable {
  case largeTitle, title, headline, body, caption
}

/// What a view changes in the look of the text in it.
struct TextStyling: Hashable {
  var foreground: Color?
  var background: Color?
  var attributes: CellStyle.Attributes = []
  var link: String?

  mutating func add(_ font: Font) {
    switch font {
    case .largeTitle, .title:
      attributes.insert(.bold)
      if foreground == nil { foreground = .accentColor }
    case .headline: attributes.insert(.bold)
    case .body: break
    case .caption: attributes.insert(.dim)
    }
  }

  func applied(to style: CellStyle) -> CellStyle {
    var style = style
    if let foreground { style.foreground = foreground }
    if let background { style.background = background }
    if let link { style.link = link }
    style.attributes.formUnion(attributes)
    return style
  }
}

extension String {
  /// The text as it may be drawn: safe line by line.
  var sanitizedLines: String {
    guard utf8.contains(0x0A) else { return sanitized }
    return split(separator: "\n", omittingEmptySubsequences: false).map(\.sanitized).joined(separator: "\n")
  }
}
