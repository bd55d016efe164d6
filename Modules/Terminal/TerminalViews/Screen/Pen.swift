/// A style as drawn by a terminal, reduced to its colors.
struct Pen: Equatable {
  /// A color as a number: 0 for the terminal's default, otherwise its kind above its value.
  typealias Ink = UInt32

  var foreground: Ink = 0
  var background: Ink = 0
  var attributes: CellStyle.Attributes = []
  /// The number of the link; 0 for none.
  var link: UInt32 = 0

  static let plain = Pen()

  init() {}

  /// - Parameters:
  ///   - style: The style of a cell.
  ///   - colors: The colors that the terminal can show.
  ///   - link: The number of the style's link.
  ///   - theme: The colors to use for the named ones; `nil` for those of the user's palette.
  init(_ style: CellStyle, colors: ColorDepth, link: UInt32, theme: ScreenTheme? = nil) {
    var style = style.covered(in: theme, colors)
    if theme != nil, colors != .none, style.attributes.contains(.dim) {
      // Terminals differ in how faintly they draw faint text, so a color is used instead.
      style.attributes.remove(.dim)
      style.foreground = .secondary
    }
    if style.background == .selection, (theme.map { $0.color(for: .selection, colors) } ?? nil) == nil {
      // Without a tint, the selected row is bold and has its bar. It keeps its colors.
      style.background = nil
      style.attributes.insert(.bold)
    }
    foreground = style.foreground.map { Self.ink($0, colors, theme) } ?? 0
    background = style.background.map { Self.ink($0, colors, theme) } ?? 0
    attributes = style.attributes
    if style.foreground == .secondary, theme == nil { attributes.insert(.dim) }
    self.link = link
  }

  /// Creates the pen of text without a style: the terminal's, or that of a theme that paints the whole screen.
  init(canvasOf theme: ScreenTheme?, colors: ColorDepth) {
    guard let theme, theme.isPainted, colors != .none else { return }
    foreground = Self.ink(Color(rgb: theme.canvas.text), colors, nil)
    background = Self.ink(Color(rgb: theme.canvas.screen), colors, nil)
  }

  /// Returns the pen with the colors of another one where it has none.
  func on(_ canvas: Pen) -> Pen {
    var pen = self
    if foreground == 0 { pen.foreground = canvas.foreground }
    if background == 0 { pen.background = canvas.background }
    return pen
  }

  /// Returns whether a space looks the same with both pens.
  func drawsSpaces(like other: Pen) -> Bool {
    let seen: CellStyle.Attributes = [.underline, .inverse, .strikethrough]
    let lines = attributes.intersection(seen)
    guard background == other.background, link == other.link, lines == other.attributes.intersection(seen)
    else { return false }
    return lines.isEmpty || (foreground == other.foreground && attributes == other.attributes)
  }

  /// Whether a space looks like an erased cell.
  var drawsSpacesBlank: Bool { drawsSpaces(like: .plain) }

  private static let paletteInk: Ink = 1 << 24
  private static let rgbInk: Ink = 2 << 24

  private static func ink(_ color: Color, _ colors: ColorDepth, _ theme: ScreenTheme?) -> Ink {
    switch theme.map({ $0.color(for: color, colors) }) ?? colors.nearest(to: color) {
    case .palette(let number): paletteInk | Ink(number)
    case .rgb(let red, let green, let blue) where theme != nil && !color.isRGB:
      // A theme's color takes half the bytes if it is exactly one of the 240 that aren't the user's.
      ColorDepth.number(of: (red, green, blue)).map { paletteInk | Ink($0) }
        ?? rgbInk | Ink(red) << 16 | Ink(green) << 8 | Ink(blue)
    case .rgb(let red, let green, let blue): rgbInk | Ink(red) << 16 | Ink(green) << 8 | Ink(blue)
    case nil, .standard, .faint, .accent, .selection, .bar, .line, .backdrop, .mixed, .clear, .standIn: 0
    }
  }
}

extension Color {
  /// Whether the color is given by its parts, and not by a name.
  fileprivate var isRGB: Bool { if case .rgb = kind { true } else { false } }
}

// MARK: - Select graphic rendition

extension Pen {
  /// The attributes, with the codes that turn each on and off. Bold and dim are turned off together.
  private static let codes: [(attribute: CellStyle.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  /// Appends the parameters that change a terminal from one pen to another.
  func appendChanges(from old: Pen, to bytes: inout [UInt8]) {
    var kept = old.attributes
    for (attribute, _, off) in Self.codes where kept.contains(attribute) && !attributes.contains(attribute) {
      bytes.append(parameter: off)
      kept.subtract(off == 22 ? [.bold, .dim] : attribute)
    }
    appendAttributes(attributes.subtracting(kept), to: &bytes)
    if foreground != old.foreground { Self.append(foreground, base: 30, to: &bytes) }
    if background != old.background { Self.append(background, base: 40, to: &bytes) }
  }

  /// Appends the parameters that change a terminal from any pen to this one.
  func appendWhole(to bytes: inout [UInt8]) {
    bytes.append(parameter: 0)
    appendAttributes(attributes, to: &bytes)
    if foreground != 0 { Self.append(foreground, base: 30, to: &bytes) }
    if background != 0 { Self.append(background, base: 40, to: &bytes) }
  }

  private func appendAttributes(_ attributes: CellStyle.Attributes, to bytes: inout [UInt8]) {
    guard !attributes.isEmpty else { return }
    for (attribute, on, _) in Self.codes where attributes.contains(attribute) { bytes.append(parameter: on) }
  }

  /// Appends the parameters of a color.
  ///
  /// - Parameter base: 30 for the foreground, 40 for the background.
  private static func append(_ ink: Ink, base: Int, to bytes: inout [UInt8]) {
    if ink == 0 { return bytes.append(parameter: base + 9) }
    if ink & rgbInk != 0 {
      bytes.append(parameter: base + 8)
      bytes.append(parameter: 2)
      for shift in [16, 8, 0] as [Ink] { bytes.append(parameter: Int(ink >> shift & 0xFF)) }
      return
    }
    let number = Int(ink & 0xFF)
    switch number {
    case 0..<8: bytes.append(parameter: base + number)
    case 8..<16: bytes.append(parameter: base + 60 + number - 8)
    default:
      bytes.append(parameter: base + 8)
      bytes.append(parameter: 5)
      bytes.append(parameter: number)
    }
  }
}

extension [UInt8] {
  /// Appends a number and a semicolon.
  mutating func append(parameter number: Int) {
    append(number: number)
    append(UInt8(ascii: ";"))
  }

  /// Appends a number, which must not be negative, in decimal digits.
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
