import ConcurrencyExtras
import CustomDump

/// Text that is part of a feature's state: the title of an alert, the label of a button.
///
/// It can be compared and includes its style, so that a test can assert it and a view can render it.
///
/// ```swift
/// TextState("Delete ") + TextState(file.name).bold() + TextState("?")
/// ```
public struct TextState: Hashable, Sendable, _Nonisolated {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var content: String
    /// The style.
    public var style: Style

    /// Creates a stretch of text.
    ///
    /// - Parameters:
    ///   - content: The characters.
    ///   - style: The style.
    public init(_ content: String, style: Style = []) {
      self.content = content
      self.style = style
    }
  }

  /// The style of text. A terminal ignores what it can't show.
  public struct Style: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes.
    public static let bold = Style(rawValue: 1 << 0)
    /// Slanted letters.
    public static let italic = Style(rawValue: 1 << 1)
    /// A line below the text.
    public static let underline = Style(rawValue: 1 << 2)
    /// A line through the text.
    public static let strikethrough = Style(rawValue: 1 << 3)
  }

  /// The text, cut where its style changes. None of the stretches is empty, and no two neighbors have the same style.
  public private(set) var runs: [Run]

  private init(runs: [Run]) {
    self.runs = runs.reduce(into: []) { runs, run in
      if run.content.isEmpty { return }
      if let last = runs.indices.last, runs[last].style == run.style {
        runs[last].content += run.content
      } else {
        runs.append(run)
      }
    }
  }

  /// Creates text from a string: a literal, with or without interpolations, or any other.
  ///
  /// - Parameter content: The text.
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// Creates text from a string, without any interpretation.
  ///
  /// - Parameter content: The text.
  public init(verbatim content: String) { self.init(runs: [Run(content)]) }

  /// Joins two texts. Each keeps its style.
  public static func + (lhs: Self, rhs: Self) -> Self { TextState(runs: lhs.runs + rhs.runs) }
}

// MARK: - Styles

extension TextState {
  /// Returns the text in bold.
  ///
  /// - Parameter isActive: Whether it is bold; `false` removes the style.
  public func bold(_ isActive: Bool = true) -> Self { styled(.bold, isActive) }

  /// Returns the text in italics.
  ///
  /// - Parameter isActive: Whether it is in italics; `false` removes the style.
  public func italic(_ isActive: Bool = true) -> Self { styled(.italic, isActive) }

  /// Returns the text with a line below it.
  ///
  /// - Parameter isActive: Whether there is a line; `false` removes it.
  public func underline(_ isActive: Bool = true) -> Self { styled(.underline, isActive) }

  /// Returns the text with a line through it.
  ///
  /// - Parameter isActive: Whether there is a line; `false` removes it.
  public func strikethrough(_ isActive: Bool = true) -> Self { styled(.strikethrough, isActive) }

  private func styled(_ style: Style, _ isActive: Bool) -> Self {
    TextState(
      runs: runs.map { run in
        Run(run.content, style: isActive ? run.style.union(style) : run.style.subtracting(style))
      }
    )
  }
}

extension String {
  /// Creates the text without its style.
  ///
  /// - Parameter state: The text.
  public init(state: TextState) { self = state.runs.map(\.content).joined() }
}

// MARK: - Dumps

extension TextState: CustomDumpRepresentable {
  /// The text, with its style as Markdown.
  public var customDumpValue: Any { runs.map(\.markdown).joined() }
}

extension TextState.Run {
  fileprivate var markdown: String {
    var result = content
    if style.contains(.strikethrough) { result = "~~\(result)~~" }
    if style.contains(.underline) { result = "<u>\(result)</u>" }
    if style.contains(.italic) { result = "_\(result)_" }
    if style.contains(.bold) { result = "**\(result)**" }
    return result
  }
}
