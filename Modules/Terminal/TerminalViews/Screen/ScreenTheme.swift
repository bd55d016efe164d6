/// The colors that a screen's named colors stand for, chosen for the terminal's background.
///
/// Each color of text has a contrast of at least 4.5:1 (WCAG 2, level AA) to the background, the selection and the
/// bars. In the theme of high contrast it is 7:1. If the terminal reports another background than that of the theme, or
/// none, the theme has colors for the whole screen.
struct ScreenTheme: Hashable, Sendable {
  /// The brightness of the terminal's background.
  enum Background: Hashable, Sendable {
    case dark, light
    /// The terminal doesn't report it.
    case unknown
  }

  /// The colors of text: the first eight and the bright variants that differ from them.
  private struct Inks {
    let red, green, yellow, blue, purple, cyan, gray, pink, orange, white: UInt32
    var selection, bar: UInt32
    let line: UInt32
    /// The numbers of the sixteen colors to use on a terminal with no others; `nil` for the default color.
    var named: [UInt8?]
    /// The color of emphasized elements; `nil` for cyan.
    var accent: UInt32?

    /// Returns the colors with another accent, and a selection that goes with it.
    func accented(_ accent: UInt32, selection: UInt32) -> Inks {
      var inks = self
      (inks.accent, inks.selection) = (accent, selection)
      return inks
    }
  }

  let theme: Theme
  /// Whether the theme is for a light background.
  let isLight: Bool
  /// Whether the terminal has another background, so that the whole screen is painted.
  let isPainted: Bool

  /// - Parameters:
  ///   - theme: The theme.
  ///   - background: The background that the terminal reports.
  init(_ theme: Theme = .auto, background: Background) {
    self.theme = theme
    isLight =
      switch theme {
      case .dark: false
      case .light: true
      case .auto, .highContrast, .amber: background == .light
      }
    isPainted = background != (isLight ? .light : .dark)
  }

  private var inks: Inks {
    switch (theme, isLight) {
    case (.highContrast, false): Self.contrastDark
    case (.highContrast, true): Self.contrastLight
    case (.amber, false): Self.dark.accented(0xFFB454, selection: 0x3A2A10)
    case (.amber, true): Self.light.accented(0x7A3E00, selection: 0xFFEFD6)
    case (_, false): Self.dark
    case (_, true): Self.light
    }
  }

  /// The colors of text and of the screen behind it. Those of terminals are near these.
  var canvas: (text: UInt32, screen: UInt32) { isLight ? (0x1F2328, 0xFFFFFF) : (0xE6EDF3, 0x0D1117) }

  /// The part of the background in the colors behind a sheet, from 0 to 1. Their contrast is at least 3:1, which is less
  /// than that of other text (WCAG 2, 1.4.3, exempts what can't be used), in the theme of high contrast 4.5:1.
  var coverage: Double { theme == .highContrast ? 1 / 6 : isLight ? 1 / 4 : 1 / 3 }

  // The red, the green, the gray and the line are colors of the palette of 256: on a screen of Coins these take 10 instead
  // of 19 bytes each time.
  private static let dark = Inks(
    red: 0xFF8787,
    green: 0x5FAF5F,
    yellow: 0xD29922,
    blue: 0x58A6FF,
    purple: 0xBC8CFF,
    cyan: 0x39C5CF,
    gray: 0xA8A8A8,
    pink: 0xF778BA,
    orange: 0xFFA657,
    white: 0xF0F6FC,
    selection: 0x10303A,
    bar: 0x161B22,
    line: 0x444444,
    // The dark red, blue and yellow of the Linux console, and its gray, are too dark.
    named: [0, 9, 2, 11, 6, 13, 6, 7, nil, 9, 10, 11, 14, 13, 14, 15]
  )
  private static let light = Inks(
    red: 0xB91C26,
    green: 0x116329,
    yellow: 0x6F4400,
    blue: 0x0550AE,
    purple: 0x5F2EB0,
    cyan: 0x005F70,
    gray: 0x57606A,
    pink: 0x87265F,
    orange: 0x873000,
    white: 0x424A53,
    selection: 0xDDF4FF,
    bar: 0xEFF2F5,
    line: 0xC4CCD4,
    // The green, yellow and cyan of xterm are too bright.
    named: [0, 1, nil, nil, 4, 5, 4, nil, nil, 1, nil, nil, 4, 5, 4, nil]
  )
  private static let contrastDark = Inks(
    red: 0xFF9E96,
    green: 0x5FDD78,
    yellow: 0xF2C14E,
    blue: 0x91C8FF,
    purple: 0xD5B8FF,
    cyan: 0x6BE5EE,
    gray: 0xC6CDD6,
    pink: 0xFFA6D6,
    orange: 0xFFBE85,
    white: 0xFFFFFF,
    selection: 0x03202A,
    bar: 0x161B22,
    line: 0xC6CDD6,
    named: [0, nil, nil, 11, 14, nil, 14, 7, nil, nil, 10, 11, 14, nil, 14, 15]
  )
  private static let contrastLight = Inks(
    red: 0x8F0E18,
    green: 0x0B4A1D,
    yellow: 0x543300,
    blue: 0x033D8B,
    purple: 0x4A1F96,
    cyan: 0x004653,
    gray: 0x3F474F,
    pink: 0x6C1A4A,
    orange: 0x6A2500,
    white: 0x2F363D,
    selection: 0xC8E8FF,
    bar: 0xEFF2F5,
    line: 0x3F474F,
    named: [0, nil, nil, nil, 4, nil, 4, nil, nil, nil, nil, nil, 4, nil, 4, nil]
  )
  /// Returns the color to show for a color of a style; `nil` for the terminal's default.
  func color(for color: Color, _ depth: ColorDepth) -> Color.Kind? {
    switch (depth, color.kind) {
    case (.none, _), (_, .standard), (_, .backdrop), (_, .clear), (_, .standIn): nil
    case (_, .mixed(let start, let end, let step)): mixed(start, end, step, depth)
    case (.ansi16, .palette(let number)): number < 16 ? inks.named[Int(number)].map(Color.Kind.palette) : nil
    case (_, .accent): accent(depth)
    case (.ansi16, .rgb) where color == .orange: inks.named[3].map(Color.Kind.palette)
    case (.ansi16, .faint), (.ansi16, .selection), (.ansi16, .bar), (.ansi16, .line): nil
    case (_, .rgb) where color == .orange && depth != .ansi16: rgb(inks.orange, depth)
    case (_, .rgb): depth.nearest(to: color)
    case (_, .faint): rgb(inks.gray, depth)
    case (_, .selection): rgb(inks.selection, depth)
    case (_, .line): rgb(inks.line, depth)
    case (_, .bar): rgb(inks.bar, depth)
    case (_, .palette(let number)): ink(number).map { rgb($0, depth) } ?? depth.nearest(to: color)
    }
  }

  /// Returns the color of emphasized elements, which is cyan unless the theme has another.
  private func accent(_ depth: ColorDepth) -> Color.Kind? {
    let (cyan, orange) = (Color.cyan, Color.orange)
    return inks.accent == nil || depth != .trueColor
      ? color(for: inks.accent == nil ? cyan : orange, depth) : inks.accent.flatMap { rgb($0, depth) }
  }

  private func rgb(_ value: UInt32, _ depth: ColorDepth) -> Color.Kind? {
    depth.nearest(to: Color(rgb: value))
  }

  private func ink(_ number: UInt8) -> UInt32? {
    switch number {
    case 1, 9: inks.red
    case 2, 10: inks.green
    case 3, 11: inks.yellow
    case 4, 12: inks.blue
    case 5: inks.purple
    case 6, 14: inks.cyan
    case 7, 8: inks.gray
    case 13: inks.pink
    case 15: inks.white
    default: nil
    }
  }
}

extension ScreenTheme.Background {
  /// Creates the brightness from the environment.
  ///
  /// `COLORFGBG` holds the numbers of the text's and of the background's color. The Linux console is black.
  ///
  /// - Parameter environment: The environment variables of the process.
  init(environment: [String: String]) {
    let last = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    switch last {
    case .some(0...6), 8: self = .dark
    case 7, .some(9...15): self = .light
    default: self = environment["TERM"] == "linux" ? .dark : .unknown
    }
  }

  /// Returns the brightness of a color as a terminal reports it: `rgb:ffff/ffff/ffff`, or `#ffffff`.
  ///
  /// - Parameter report: The report.
  /// - Returns: `nil` if the report isn't understood.
  init?(report: String) {
    let parts: [Substring]
    if report.hasPrefix("rgb") {
      parts = report.drop { $0 != ":" }.dropFirst().split(separator: "/").map { $0.prefix(2) }
    } else if report.hasPrefix("#"), report.count == 7 {
      let digits = Array(report.dropFirst())
      parts = [0, 2, 4].map { Substring(digits[$0..<$0 + 2]) }
    } else {
      return nil
    }
    let levels = parts.prefix(3).compactMap { Int($0, radix: 16) }
    guard levels.count == 3 else { return nil }
    // The weights of perceived brightness in ITU-R BT.601.
    self = levels[0] * 299 + levels[1] * 587 + levels[2] * 114 < 128 * 1000 ? .dark : .light
  }
}

extension Color {
  /// - Parameter value: The red, green and blue part, 8 bits each.
  init(rgb value: UInt32) {
    self.init(
      .rgb(red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    )
  }
}
