/// A text style, named as in SwiftUI. A terminal has one font size, so the styles differ in weight and color.
public struct Font: Hashable, Sendable {
  /// The thickness of characters. A terminal has three: faint, regular and bold.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The attributes for the weight. Without one, characters are regular.
    var attributes: CellStyle.Attributes {
      switch self {
      case .ultraLight, .thin, .light: .dim
      case .regular, .medium: []
      case .semibold, .bold, .heavy, .black: .bold
      }
    }
  }

  /// The shape of characters. A terminal has one.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The width of characters. A terminal has one.
  public enum Width: Hashable, Sendable {
    /// Very narrow characters.
    case compressed
    /// Narrow characters.
    case condensed
    /// Characters of the usual width.
    case standard
    /// Wide characters.
    case expanded
  }

  /// The height of lines. A terminal has one.
  public enum Leading: Hashable, Sendable {
    /// Lines of the usual height.
    case standard
    /// Low lines.
    case tight
    /// High lines.
    case loose
  }

  var attributes: CellStyle.Attributes = []
  /// Whether text without a color is drawn in the accent color.
  var isAccented = false

  public static let largeTitle = Font(attributes: .bold, isAccented: true)
  public static let title = Font(attributes: .bold, isAccented: true)
  public static let title2 = Font(attributes: .bold)
  public static let title3 = Font(attributes: .bold)
  public static let headline = Font(attributes: .bold)
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font(attributes: .dim)
  public static let caption = Font(attributes: .dim)
  public static let caption2 = Font(attributes: .dim)

  /// Returns a style with a weight.
  ///
  /// - Parameters:
  ///   - size: The size, which a terminal can't show.
  ///   - weight: The weight.
  ///   - design: The shape of characters, which a terminal can't show.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font().weight(weight ?? .regular)
  }

  /// Returns a text style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - design: The shape of characters, which a terminal can't show.
  ///   - weight: The weight; `nil` for that of the style.
  public static func system(_ style: Font, design: Design? = nil, weight: Weight? = nil) -> Font {
    weight.map { style.weight($0) } ?? style
  }

  /// Returns the style of plain text: a terminal has one font.
  ///
  /// - Parameters:
  ///   - name: The name of the font, which a terminal can't show.
  ///   - size: The size, which a terminal can't show.
  public static func custom(_ name: String, size: Double) -> Font { Font() }

  /// Returns a text style: a terminal has one font.
  ///
  /// - Parameters:
  ///   - name: The name of the font, which a terminal can't show.
  ///   - size: The size, which a terminal can't show.
  ///   - textStyle: The style.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: Font) -> Font { textStyle }

  /// Returns the style in a weight.
  ///
  /// - Parameter weight: The weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.attributes.subtract([.bold, .dim])
    font.attributes.formUnion(weight.attributes)
    return font
  }

  /// Returns the style in bold characters.
  public func bold() -> Font { weight(.bold) }

  /// Returns the style in slanted characters.
  public func italic() -> Font {
    var font = self
    font.attributes.insert(.italic)
    return font
  }

  /// Returns the style in characters of equal width, as all of a terminal are.
  public func monospaced() -> Font { self }

  /// Returns the style with digits of equal width, as all of a terminal are.
  public func monospacedDigit() -> Font { self }

  /// Returns the font itself: a terminal has no small capitals.
  public func smallCaps() -> Font { self }

  /// Returns the font itself: the lines of a terminal have one height.
  ///
  /// - Parameter leading: The height of lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns the font itself: the letters of a terminal have one width.
  ///
  /// - Parameter width: The width.
  public func width(_ width: Width) -> Font { self }
}
