import Foundation

/// The literal of a text, with Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and `[links](https://…)`.
///
/// Interpolated values are shown as they are, whatever characters they contain. Texts aren't localized.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// A part of the literal, or what is interpolated between two.
  enum Part: Hashable {
    case markdown(String)
    case runs([Text.Run])
  }

  let parts: [Part]

  /// - Parameter value: The Markdown.
  public init(_ value: String) { parts = [.markdown(value)] }

  /// - Parameter value: The Markdown.
  public init(stringLiteral value: String) { self.init(value) }

  /// - Parameter stringInterpolation: The Markdown, and what is between.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// A literal and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.markdown(literal)) }
    }

    /// Adds a value as it is described.
    public mutating func appendInterpolation(_ value: some Any) { append(String(describing: value)) }

    /// Adds a number; without a point if it is a whole one, such as a length in cells.
    public mutating func appendInterpolation(_ value: CGFloat) {
      append(Int(exactly: value).map(String.init) ?? String(describing: value))
    }

    /// Adds a text as it is.
    public mutating func appendInterpolation(_ text: String) { append(text) }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.runs(text.runs)) }

    /// Adds a symbol.
    public mutating func appendInterpolation(_ image: Image) { append(image.character) }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatOutput == String {
      append(format.format(input))
    }

    /// Adds a number in a format of C, such as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.runs([Text.Run(date, style)]))
    }

    private mutating func append(_ text: String) { parts.append(.runs([Text.Run(content: text)])) }
  }

  /// The text, in parts of the same style.
  var runs: [Text.Run] {
    let hasMarks = parts.contains { part in
      if case .markdown(let text) = part { InlineMarkdown.hasMarks(text) } else { false }
    }
    if hasMarks { return InlineMarkdown(parts).runs }
    return parts.reduce(into: []) { runs, part in
      switch part {
      case .markdown(let text): runs.append(contentOf: text, TextStyling())
      case .runs(let inner): for run in inner { runs.append(run) }
      }
    }
  }
}

extension [Text.Run] {
  /// Appends text to the last run if it has the same style.
  mutating func append(contentOf text: String, _ styling: TextStyling) {
    append(Text.Run(content: text, modify: styling))
  }

  /// Appends a run, or its text to the last run if that has the same style.
  mutating func append(_ run: Text.Run) {
    guard run.date == nil, let last, last.date == nil, last.modify == run.modify else {
      insert(run, at: count)
      return
    }
    self[count - 1].content += run.content
  }
}
