import Foundation

extension AttributedString {
  /// The way in which Markdown is read. Here it is always Markdown within a paragraph, with its spaces as they are.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The parts of Markdown that are read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it.
      case full
      /// That within a paragraph.
      case inlineOnly
      /// That within a paragraph, with its spaces as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The consequence of Markdown that can't be read.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// As much as possible is read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes in the form of `^[text](name: value)` are read. They aren't here.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown that are read.
    public var interpretedSyntax: InterpretedSyntax
    /// The consequence of Markdown that can't be read. All of it can be.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which has no effect.
    public var languageCode: String?

    /// - Parameters:
    ///   - allowsExtendedAttributes: Whether attributes in the form of `^[text](name: value)` are read.
    ///   - interpretedSyntax: The parts of Markdown that are read.
    ///   - failurePolicy: The consequence of Markdown that can't be read.
    ///   - languageCode: The language of the text.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown within a paragraph: emphasis, code, strikethrough and links.
  ///
  /// A mark without its other half is text, so nothing is thrown: `try` is as in Foundation on other systems.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - options: The way in which it is read, which has no effect.
  ///   - baseURL: The address that relative links begin at, which has no effect.
  public init(markdown: String, options: MarkdownParsingOptions, baseURL: URL? = nil) throws {
    try self.init(markdown: markdown)
  }
}
