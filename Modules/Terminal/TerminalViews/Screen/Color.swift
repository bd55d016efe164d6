/// A color of the terminal's palette, or an RGB color.
///
/// The named colors are drawn so that they are legible on the terminal's background, light or dark. RGB colors are
/// drawn as the nearest color that the terminal can show.
public struct Color: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// One of the sixteen colors of ECMA-48 and their bright variants.
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
    /// The terminal's default color.
    case standard
    /// The default color, drawn faintly.
    case faint
    /// The color of emphasized elements.
    case accent
    /// The background of the selected row.
    case selection
    /// The background of a bar, and of the selected row of a list without the focus.
    case bar
    /// The border of a pane without the focus.
    case line
    /// The terminal's background.
    case backdrop
    /// No color: what is behind shows.
    case clear
    /// The colors of a gradient, while an area is drawn.
    case standIn(UInt8)
    /// A color between two, at a step of the way from the first to the second.
    indirect case mixed(Color, Color, UInt8)
  }

  package let kind: Kind

  /// Creates an RGB color.
  ///
  /// - Parameters:
  ///   - red: The red part, from 0 to 1.
  ///   - green: The green part, from 0 to 1.
  ///   - blue: The blue part, from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded()) }
    self.init(.rgb(red: byte(red), green: byte(green), blue: byte(blue)))
  }

  package init(_ kind: Kind) { self.kind = kind }

  /// The terminal's default text color.
  public static let primary = Color(.standard)
  /// The color of less important text.
  public static let secondary = Color(.faint)
  /// The background of the selected row; none on a terminal with few colors.
  public static let selection = Color(.selection)
  /// The background of a bar, and of the selected row of a list without the focus.
  package static let bar = Color(.bar)
  /// The border of a pane without the focus.
  package static let line = Color(.line)
  /// The terminal's background, to mix other colors with.
  package static let backdrop = Color(.backdrop)
  /// The color of emphasized elements: the selection, the focus, a title.
  public static let accentColor = Color(.accent)
  public static let black = Color(.palette(0))
  public static let red = Color(.palette(1))
  public static let green = Color(.palette(2))
  public static let yellow = Color(.palette(3))
  public static let blue = Color(.palette(4))
  public static let purple = Color(.palette(5))
  public static let cyan = Color(.palette(6))
  public static let white = Color(.palette(15))
  public static let gray = Color(.palette(8))
  public static let orange = Color(.rgb(red: 255, green: 149, blue: 0))
  public static let pink = Color(.palette(13))
  public static let indigo = blue.mix(with: purple, by: 0.5)
  public static let mint = green.mix(with: cyan, by: 0.4)
  public static let teal = cyan.mix(with: blue, by: 0.3)
  public static let brown = yellow.mix(with: gray, by: 0.5)
  /// No color: as a background or an area, it shows what is behind; text in it isn't drawn.
  public static let clear = Color(.clear)
}
