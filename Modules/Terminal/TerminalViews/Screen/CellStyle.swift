/// The look of a cell: its colors, its attributes and its link.
public struct CellStyle: Hashable, Sendable {
  /// The attributes of "select graphic rendition" (ECMA-48, 8.3.117).
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1 << 0)
    public static let dim = Attributes(rawValue: 1 << 1)
    public static let italic = Attributes(rawValue: 1 << 2)
    public static let underline = Attributes(rawValue: 1 << 3)
    public static let inverse = Attributes(rawValue: 1 << 4)
    public static let strikethrough = Attributes(rawValue: 1 << 5)
    /// The cell is behind a sheet.
    public static let covered = Attributes(rawValue: 1 << 6)
  }

  /// The color of the text; `nil` for the terminal's default.
  public var foreground: Color?
  /// The color behind the text; `nil` for the terminal's default.
  public var background: Color?
  public var attributes: Attributes
  /// The address that the text links to (OSC 8).
  public var link: String?

  /// - Parameters:
  ///   - foreground: The color of the text.
  ///   - background: The color behind the text.
  ///   - attributes: Weight, slant and lines.
  ///   - link: The address that the text links to.
  public init(
    foreground: Color? = nil,
    background: Color? = nil,
    attributes: Attributes = [],
    link: String? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  /// The terminal's default look.
  public static let plain = CellStyle()
}

extension CellStyle {
  /// Makes the cell one behind a sheet, so that what is in front stands out.
  mutating func cover() {
    attributes.remove(.inverse)
    // The colors of a picture are known.
    guard case .rgb? = background?.kind else {
      attributes.insert(.covered)
      return
    }
    background = background?.mix(with: .backdrop, by: 0.5)
    foreground = foreground?.mix(with: .backdrop, by: 0.5)
  }

  /// Returns the style with the colors of what is behind a sheet. They are mixed with the background, and keep their hue.
  ///
  /// - Parameters:
  ///   - theme: The colors of the screen; `nil` for those of the user's palette.
  ///   - colors: The colors that the terminal can show. With sixteen, text behind a sheet is gray.
  func covered(in theme: ScreenTheme?, _ colors: ColorDepth) -> CellStyle {
    guard attributes.contains(.covered) else { return self }
    var style = self
    style.attributes.remove(.covered)
    guard let theme, colors == .ansi256 || colors == .trueColor else {
      style.attributes.insert(.dim)
      return style
    }
    let text = attributes.contains(.dim) ? Color.secondary : foreground ?? .primary
    style.attributes.remove(.dim)
    style.foreground = text.mix(with: .backdrop, by: theme.coverage)
    style.background = background?.mix(with: .backdrop, by: theme.coverage)
    return style
  }
}
