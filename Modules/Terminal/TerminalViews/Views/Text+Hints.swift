extension Text {
  /// Letters in capitals or small letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Sets the space between characters. It has no effect on a terminal.
  ///
  /// - Parameter kerning: The space.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Sets the space after characters. It has no effect on a terminal.
  ///
  /// - Parameter tracking: The space.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Sets the form of letters. It has no effect on a terminal.
  ///
  /// - Parameter design: The form; `nil` for the default.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Sets the width of letters. It has no effect on a terminal, whose letters have one width.
  ///
  /// - Parameter width: The width; `nil` for the default.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Moves the text up. It has no effect on a terminal.
  ///
  /// - Parameter baselineOffset: The distance.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Returns the text with a line below it.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern of the line. A terminal has one.
  ///   - color: The color of the line in SwiftUI. Here the line has that of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive)
  }

  /// Returns the text with a line through it.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern of the line. A terminal has one.
  ///   - color: The color of the line in SwiftUI. Here the line has that of the text.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    strikethrough(isActive)
  }
}

extension Text.LineStyle {
  /// The pattern of a line below or through a text. A terminal has one.
  public struct Pattern: Hashable, Sendable {
    private let name: String

    public static let solid = Pattern(name: "solid")
    public static let dot = Pattern(name: "dot")
    public static let dash = Pattern(name: "dash")
    public static let dashDot = Pattern(name: "dashDot")
    public static let dashDotDot = Pattern(name: "dashDotDot")
  }
}

nonisolated extension View {
  /// Sets the form of letters. It has no effect on a terminal.
  ///
  /// - Parameter design: The form; `nil` for the default.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets the width of letters. It has no effect on a terminal, whose letters have one width.
  ///
  /// - Parameter width: The width; `nil` for the default.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the width of letters. It has no effect on a terminal, whose letters have one width.
  ///
  /// - Parameter isActive: Whether letters have one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Gives digits one width, which all characters of a terminal have.
  public func monospacedDigit() -> some View { self }

  /// Draws the text of this view in capitals or small letters.
  ///
  /// - Parameter textCase: The letters; `nil` for those of the text.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension String {
  /// Returns the text in capitals or small letters.
  func cased(_ textCase: Text.Case?) -> String {
    switch textCase {
    case nil: self
    case .uppercase: uppercased()
    case .lowercase: lowercased()
    }
  }
}
