import Foundation

extension Text {
  /// Shows an attributed string with its fonts, colors, lines and links. Other attributes have no effect.
  ///
  /// - Parameter content: The attributed string. Line breaks are kept.
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    self.init(
      runs: content.runs.map { run in
        Run(content: String(content[run.range].characters), modify: TextStyling(run))
      }
    )
  }
}

extension TextStyling {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    typealias Scope = AttributeScopes.TerminalUIAttributes
    foreground = run[Scope.ForegroundColorAttribute.self]
    background = run[Scope.BackgroundColorAttribute.self]
    link = run.link?.absoluteString
    if link != nil, foreground == nil { foreground = .blue }
    if let font = run[Scope.FontAttribute.self] { add(font) }
    if run[Scope.UnderlineStyleAttribute.self] != nil || link != nil { attributes.insert(.underline) }
    if run[Scope.StrikethroughStyleAttribute.self] != nil { attributes.insert(.strikethrough) }
  }

  /// The attributes of an attributed string that say the same.
  fileprivate var container: AttributeContainer {
    var container = AttributeContainer()
    container.foregroundColor = foreground
    container.backgroundColor = background
    container.link = link.flatMap { URL(string: $0) }
    let font = attributes.intersection([.bold, .dim, .italic])
    if !font.isEmpty { container.font = Font(attributes: font) }
    if attributes.contains(.underline) { container.underlineStyle = .single }
    if attributes.contains(.strikethrough) { container.strikethroughStyle = .single }
    return container
  }
}

extension AttributedString {
  /// Creates an attributed string from Markdown within a paragraph: emphasis, code, strikethrough and links.
  ///
  /// A mark without its other half is text, so nothing is thrown: `try` is as in SwiftUI.
  ///
  /// - Parameter markdown: The Markdown.
  public init(markdown: String) throws {
    self = InlineMarkdown([.markdown(markdown)]).runs.reduce(into: AttributedString()) { string, run in
      string += AttributedString(run.content, attributes: run.modify.container)
    }
  }
}
