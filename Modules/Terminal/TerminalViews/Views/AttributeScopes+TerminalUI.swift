import Foundation

extension AttributeScopes {
  /// The attributes of an `AttributedString` that a ``Text`` shows, named as in SwiftUI.
  public struct TerminalUIAttributes: AttributeScope {
    /// The text style.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes of Foundation, of which a text shows links.
    public let foundation: FoundationAttributes

    /// The text style.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "TerminalUI.Font"
    }

    /// The color of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "TerminalUI.ForegroundColor"
    }

    /// The color behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "TerminalUI.BackgroundColor"
    }

    /// The line below the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "TerminalUI.UnderlineStyle"
    }

    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "TerminalUI.StrikethroughStyle"
    }
  }

  /// The attributes that a ``Text`` shows.
  public var terminalUI: TerminalUIAttributes.Type { TerminalUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute that a ``Text`` shows by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TerminalUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
