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
  /// Makes the cell one behind a sheet. Terminals dim the foreground only, which would make stripes of a picture, so a
  /// picture's colors are mixed with the background.
  mutating func dim() {
    attributes.remove(.inverse)
    guard case .rgb? = background?.kind else {
      attributes.insert(.dim)
      return
    }
    background = background?.mix(with: .backdrop, by: 0.5)
    foreground = foreground?.mix(with: .backdrop, by: 0.5)
  }
}
