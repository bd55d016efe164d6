import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct ScreenThemeTests {
  private typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  private static let texts: [Color] = [
    .primary, .secondary, .accentColor, .red, .green, .yellow, .blue, .purple, .cyan, .gray, .orange, .pink,
    .white,
  ]

  /// The default palettes of sixteen colors: xterm's, and the Linux console's.
  private static let palettes: [[UInt32]] = [
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000,
      0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ],
    [
      0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA, 0x555555, 0xFF5555,
      0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ],
  ]

  private func luminance(_ color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(color >> UInt32(shift) & 0xFF) / 255
      return part <= 0.03928 ? part / 12.92 : pow24((part + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// Returns a number to the power of 2.4.
  private func pow24(_ base: Double) -> Double {
    // The fifth root by Newton's method: 2.4 is 12 fifths.
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    let square = root * root
    return square * square * square * square * square * square
  }

  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (dark, light) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  /// Returns the color that a terminal shows.
  private func shown(_ kind: Color.Kind?, standard: UInt32, palette: [UInt32]) -> UInt32 {
    switch kind {
    case .rgb(let red, let green, let blue): return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    case .palette(let number) where number < 16: return palette[Int(number)]
    case .palette(let number) where number >= 232:
      let level = 8 + (UInt32(number) - 232) * 10
      return level << 16 | level << 8 | level
    case .palette(let number):
      let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
      let index = Int(number) - 16
      return levels[index / 36] << 16 | levels[index / 6 % 6] << 8 | levels[index % 6]
    default: return standard
    }
  }

  @Test func `a theme's color that every terminal has is written by its number`() {
    let dark = ScreenTheme(.dark, background: .dark)
    func sequence(_ color: Color, _ theme: ScreenTheme?) -> String {
      var bytes: [UInt8] = []
      Pen(CellStyle(foreground: color), colors: .trueColor, link: 0, theme: theme).appendWhole(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    let colors: [Color] = [.red, .green, .secondary, .line]
    #expect(colors.map { sequence($0, dark) } == ["0;38;5;210;", "0;38;5;71;", "0;38;5;248;", "0;38;5;238;"])
    #expect(sequence(.cyan, dark) == "0;38;2;57;197;207;")
    // What isn't a theme's color is written as it is.
    #expect(sequence(Color(.rgb(red: 255, green: 135, blue: 135)), dark) == "0;38;2;255;135;135;")
    #expect(sequence(.red, nil) == "0;31;")
  }

  @Test func `the contrast of black and white is 21`() {
    #expect(abs(contrast(0, 0xFFFFFF) - 21) < 0.01)
    #expect(abs(contrast(0x767676, 0xFFFFFF) - 4.54) < 0.01)
  }

  @Test(arguments: Theme.allCases, [ScreenTheme.Background.dark, .light])
  func `text behind a sheet is faint and legible and has its color`(
    named: Theme,
    background: ScreenTheme.Background
  ) {
    let theme = ScreenTheme(named, background: background)
    let papers: [UInt32] =
      theme.isPainted ? [theme.canvas.screen] : theme.isLight ? [0xFFFFFF, 0xFAFAFA] : [0x0D1117, 0x1E1E1E]
    func color(_ style: CellStyle) -> UInt32 {
      let color = style.covered(in: theme, .trueColor).foreground ?? .primary
      return shown(theme.color(for: color, .trueColor), standard: theme.canvas.text, palette: [])
    }
    for (text, paper) in Self.texts.flatMap({ text in papers.map { (text, $0) } }) {
      let (plain, covered) = (
        CellStyle(foreground: text), CellStyle(foreground: text, attributes: .covered)
      )
      let ratio = contrast(color(covered), paper)
      #expect(ratio >= (named == .highContrast ? 4.5 : 3), "\(text) on \(paper): \(ratio)")
      #expect(ratio < contrast(color(plain), paper), "\(text) on \(paper)")
    }
    let covered = [Color.red, .green, .secondary].map {
      color(CellStyle(foreground: $0, attributes: .covered))
    }
    #expect(Set(covered).count == 3)
  }

  @Test func `what is behind a sheet is gray where there are few colors`() {
    let style = CellStyle(foreground: .red, background: .selection, attributes: [.covered, .bold])
    let theme = ScreenTheme(.dark, background: .dark)
    let pen = Pen(style, colors: .ansi16, link: 0, theme: theme)
    #expect(
      pen == Pen(CellStyle(foreground: .secondary, attributes: .bold), colors: .ansi16, link: 0, theme: theme)
    )
    #expect(Pen(style, colors: .none, link: 0, theme: theme).attributes == [.dim, .bold])
    #expect(Pen(style, colors: .trueColor, link: 0).attributes.contains(.dim))
  }

  @Test(arguments: Theme.allCases, [ColorDepth.ansi16, .ansi256, .trueColor])
  func `every text is legible on dark and light backgrounds`(named: Theme, depth: ColorDepth) {
    for palette in Self.palettes {
      for (background, paper, ink) in [
        (ScreenTheme.Background.dark, 0x000000, 0xAAAAAA), (.dark, 0x0D1117, 0xC9D1D9),
        (.dark, 0x1E1E1E, 0xD4D4D4), (.light, 0xFFFFFF, 0x000000), (.light, 0xFAFAFA, 0x24292F),
        (.unknown, 0x000000, 0xE5E5E5), (.unknown, 0xFFFFFF, 0x000000),
      ] as [(ScreenTheme.Background, UInt32, UInt32)] {
        // A palette of sixteen colors stands on its own black or white.
        if depth == .ansi16, paper != 0, paper != 0xFFFFFF { continue }
        let theme = ScreenTheme(named, background: background)
        let isHigh = named == .highContrast && depth == .trueColor
        // A theme for another background paints the screen.
        func painted(_ color: UInt32, or standard: UInt32) -> UInt32 {
          guard theme.isPainted else { return standard }
          return shown(depth.nearest(to: Color(rgb: color)), standard: standard, palette: palette)
        }
        let (paper, ink) = (painted(theme.canvas.screen, or: paper), painted(theme.canvas.text, or: ink))
        for place in [nil, Color.selection, .bar] as [Color?] {
          let behind = shown(
            place.flatMap { theme.color(for: $0, depth) },
            standard: paper,
            palette: palette
          )
          for text in Self.texts {
            let color = shown(theme.color(for: text, depth), standard: ink, palette: palette)
            let ratio = contrast(color, behind)
            #expect(
              ratio >= (isHigh ? 7 : 4.5),
              "\(text) on \(String(describing: place)), \(background), \(depth): \(ratio)"
            )
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      (.dark, .light, false, true), (.light, .dark, true, true), (.light, .unknown, true, true),
      (.auto, .light, true, false), (.auto, .dark, false, false), (.auto, .unknown, false, true),
      (.amber, .unknown, false, true), (.dark, .dark, false, false),
    ] as [(Theme, ScreenTheme.Background, Bool, Bool)]
  )
  func `a theme for another background than the terminal's paints the screen`(
    named: Theme,
    background: ScreenTheme.Background,
    isLight: Bool,
    isPainted: Bool
  ) {
    let theme = ScreenTheme(named, background: background)
    #expect(theme.isLight == isLight)
    #expect(theme.isPainted == isPainted)
  }

  @Test(arguments: [ScreenTheme.Background.dark, .light, .unknown])
  func `a theme has an accent`(background: ScreenTheme.Background) {
    let (usual, amber) = (ScreenTheme(background: background), ScreenTheme(.amber, background: background))
    #expect(usual.color(for: .accentColor, .trueColor) == usual.color(for: .cyan, .trueColor))
    #expect(amber.color(for: .accentColor, .trueColor) != amber.color(for: .cyan, .trueColor))
    #expect(amber.color(for: .cyan, .trueColor) == usual.color(for: .cyan, .trueColor))
  }

  @Test func `nothing is drawn faintly if the colors are known`() {
    let theme = ScreenTheme(background: .dark)
    let pen = Pen(CellStyle(attributes: [.dim, .bold]), colors: .trueColor, link: 0, theme: theme)
    #expect(pen.attributes == .bold)
    #expect(pen.foreground != 0)
    let colorless = Pen(CellStyle(attributes: .dim), colors: .none, link: 0, theme: theme)
    #expect(colorless.attributes == .dim)
  }

  @Test(
    arguments: [
      ([:], .unknown), (["COLORFGBG": "15;0"], .dark), (["COLORFGBG": "0;15"], .light),
      (["COLORFGBG": "0;default;7"], .light), (["COLORFGBG": "15;8"], .dark),
      (["COLORFGBG": "junk"], .unknown),
      (["TERM": "linux"], .dark),
    ] as [([String: String], ScreenTheme.Background)]
  )
  func `the environment tells of the background`(
    environment: [String: String],
    expected: ScreenTheme.Background
  ) {
    #expect(ScreenTheme.Background(environment: environment) == expected)
  }

  @Test(
    arguments: [
      ("rgb:0d0d/1111/1717", .dark), ("rgb:ffff/ffff/ffff", .light), ("rgb:ff/ff/ff", .light),
      ("#000000", .dark),
      ("rgba:ffff/ffff/ffff/ffff", .light), ("rgb:12", nil), ("", nil), ("#zzzzzz", nil), ("black", nil),
    ] as [(String, ScreenTheme.Background?)]
  )
  func `a terminal reports its background`(report: String, expected: ScreenTheme.Background?) {
    #expect(ScreenTheme.Background(report: report) == expected)
  }

  @Test(arguments: ["\u{7}", "\u{1B}\\"])
  func `the report is read between keys`(end: String) {
    var parser = InputParser()
    let events = parser.feed(Array("a\u{1B}]11;rgb:ffff/ffff/ffff\(end)b".utf8))
    #expect(events == [.key(KeyPress("a")), .reply(.background(.light)), .key(KeyPress("b"))])
  }
}
