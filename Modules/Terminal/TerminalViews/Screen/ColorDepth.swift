/// The number of colors that a terminal shows.
enum ColorDepth: Hashable, Sendable {
  /// None: the user doesn't want colors, or the terminal has none. Weight, slant and lines remain.
  case none
  /// The sixteen colors of the user's theme.
  case ansi16
  /// Those, a cube of 216 colors and 24 shades of gray.
  case ansi256
  case trueColor

  /// Determines the color depth from the environment.
  ///
  /// `NO_COLOR` counts when it is set and not empty (https://no-color.org).
  ///
  /// - Parameter environment: The environment variables of the process.
  init(environment: [String: String]) {
    let terminal = environment["TERM", default: ""].lowercased()
    let program = environment["TERM_PROGRAM", default: ""]
    let trueColorTerminals = ["kitty", "ghostty", "alacritty", "wezterm", "foot", "contour", "direct"]
    if !environment["NO_COLOR", default: ""].isEmpty || terminal == "dumb" || terminal.hasPrefix("vt") {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""].lowercased())
      || trueColorTerminals.contains(where: terminal.contains)
      || ["iTerm.app", "WezTerm", "ghostty", "vscode"].contains(program)
    {
      self = .trueColor
    } else if terminal.contains("256color") || program == "Apple_Terminal" {
      self = .ansi256
    } else {
      self = .ansi16
    }
  }

  /// Returns the nearest color that can be shown; `nil` for the terminal's default.
  func nearest(to color: Color) -> Color.Kind? {
    switch (self, color.kind) {
    case (.none, _), (_, .standard), (_, .faint), (_, .selection), (_, .bar), (_, .line), (_, .backdrop): nil
    case (_, .clear), (_, .standIn): nil
    case (_, .mixed): nearest(to: color.nearer)
    case (_, .accent): .palette(6)
    case (.ansi16, .palette(let number)) where number >= 16: .palette(Self.nearest16(to: Self.rgb(number)))
    case (_, .palette): color.kind
    case (.ansi16, .rgb(let red, let green, let blue)): .palette(Self.nearest16(to: (red, green, blue)))
    case (.ansi256, .rgb(let red, let green, let blue)): .palette(Self.nearest256(to: (red, green, blue)))
    case (.trueColor, .rgb): color.kind
    }
  }
}

// MARK: - The palette of 256 colors

extension ColorDepth {
  typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The first sixteen colors, as in xterm, because the theme's colors can't be known.
  private static let named: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255),
    (0, 255, 255), (255, 255, 255),
  ]

  private static func rgb(_ number: UInt8) -> RGB {
    switch number {
    case 0..<16: return named[Int(number)]
    case 16..<232:
      let index = Int(number) - 16
      return (cubeLevels[index / 36], cubeLevels[index / 6 % 6], cubeLevels[index % 6])
    default:
      let level = 8 + (number - 232) * 10
      return (level, level, level)
    }
  }

  /// Returns the number of a color of the cube or the grays; `nil` if it is none of them.
  static func number(of color: RGB) -> UInt8? {
    let number = nearest256(to: color)
    return rgb(number) == color ? number : nil
  }

  /// Returns the approximate perceived difference: greatest in green, smallest in blue.
  private static func distance(_ one: RGB, _ other: RGB) -> Int {
    func square(_ one: UInt8, _ other: UInt8) -> Int { (Int(one) - Int(other)) * (Int(one) - Int(other)) }
    return 3 * square(one.red, other.red) + 4 * square(one.green, other.green)
      + 2 * square(one.blue, other.blue)
  }

  private static func nearest16(to color: RGB) -> UInt8 {
    let number = named.indices.min { distance(named[$0], color) < distance(named[$1], color) }
    return UInt8(number ?? 0)
  }

  /// Returns the nearest color of the cube or the grays. The first sixteen are never used, because their look
  /// depends on the theme.
  private static func nearest256(to color: RGB) -> UInt8 {
    func level(_ part: UInt8) -> Int { part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40 }
    let cube = UInt8(16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue))
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let gray = UInt8(232 + min(max((mean - 3) / 10, 0), 23))
    return distance(rgb(gray), color) < distance(rgb(cube), color) ? gray : cube
  }
}
