import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct ColorDepthTests {
  @Test(
    arguments: [
      ([:], .ansi16), (["TERM": "xterm"], .ansi16), (["TERM": "linux"], .ansi16),
      (["TERM": "screen"], .ansi16),
      (["TERM": "xterm-256color"], .ansi256), (["TERM": "screen-256color"], .ansi256),
      (["TERM": "XTERM-256COLOR"], .ansi256), (["TERM_PROGRAM": "Apple_Terminal"], .ansi256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["COLORTERM": "24BIT"], .trueColor),
      (["TERM": "xterm-256color", "COLORTERM": "1"], .ansi256), (["TERM": "xterm-kitty"], .trueColor),
      (["TERM": "xterm-ghostty"], .trueColor), (["TERM": "alacritty"], .trueColor),
      (["TERM": "xterm-direct"], .trueColor), (["TERM": "foot-extra"], .trueColor),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .trueColor),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], .trueColor),
    ] as [([String: String], ColorDepth)]
  )
  func `the environment says how many colors there are`(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test(arguments: ["xterm-256color", "xterm-kitty", "linux", "dumb"])
  func `NO_COLOR means no color in any terminal`(terminal: String) {
    let environment = ["TERM": terminal, "COLORTERM": "truecolor", "NO_COLOR": "1"]
    #expect(ColorDepth(environment: environment) == .none)
    #expect(ColorDepth(environment: ["TERM": terminal, "NO_COLOR": "0"]) == .none)
  }

  @Test func `an empty NO_COLOR doesn't count`() {
    #expect(ColorDepth(environment: ["TERM": "xterm-256color", "NO_COLOR": ""]) == .ansi256)
  }

  @Test(arguments: ["dumb", "vt100", "vt220"])
  func `a terminal without colors gets none`(terminal: String) {
    #expect(ColorDepth(environment: ["TERM": terminal]) == .none)
    #expect(ColorDepth(environment: ["TERM": terminal, "COLORTERM": "truecolor"]) == .none)
  }

  // MARK: Nearest colors

  @Test func `the colors of the theme are drawn as they are`() {
    for number in UInt8(0)..<16 {
      for depth in [ColorDepth.ansi16, .ansi256, .trueColor] {
        #expect(depth.nearest(to: Color(.palette(number))) == .palette(number))
      }
    }
  }

  @Test(arguments: [Color.red, .orange, .primary, .secondary, Color(.palette(200))])
  func `without colors every color is the default`(color: Color) {
    #expect(ColorDepth.none.nearest(to: color) == nil)
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .ansi256, .trueColor])
  func `primary and secondary are the default color of the terminal`(depth: ColorDepth) {
    #expect(depth.nearest(to: .primary) == nil)
    #expect(depth.nearest(to: .secondary) == nil)
  }

  @Test func `a color of the cube is its nearest among 256`() {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    for (r, red) in levels.enumerated() {
      for (g, green) in levels.enumerated() {
        for (b, blue) in levels.enumerated() {
          let nearest = ColorDepth.ansi256.nearest(to: Color(.rgb(red: red, green: green, blue: blue)))
          #expect(nearest == .palette(UInt8(16 + 36 * r + 6 * g + b)))
        }
      }
    }
  }

  @Test func `a shade of gray is its nearest among 256`() {
    for step in UInt8(0)..<24 {
      let level = 8 + step * 10
      let nearest = ColorDepth.ansi256.nearest(to: Color(.rgb(red: level, green: level, blue: level)))
      #expect(nearest == .palette(232 + step))
    }
  }

  @Test(
    arguments: [
      ((0, 0, 0), 0), ((255, 255, 255), 15), ((255, 0, 0), 9), ((200, 0, 0), 1), ((0, 200, 0), 2),
      ((0, 0, 230), 4), ((130, 130, 130), 8), ((225, 225, 225), 7), ((250, 250, 0), 11),
    ] as [((UInt8, UInt8, UInt8), UInt8)]
  )
  func `a color becomes the nearest of sixteen`(color: (UInt8, UInt8, UInt8), number: UInt8) {
    let color = Color(.rgb(red: color.0, green: color.1, blue: color.2))
    #expect(ColorDepth.ansi16.nearest(to: color) == .palette(number))
  }

  @Test(arguments: [(196, 9), (16, 0), (231, 15), (244, 8)] as [(UInt8, UInt8)])
  func `a color of 256 becomes the nearest of sixteen`(number: UInt8, expected: UInt8) {
    #expect(ColorDepth.ansi16.nearest(to: Color(.palette(number))) == .palette(expected))
    #expect(ColorDepth.ansi256.nearest(to: Color(.palette(number))) == .palette(number))
  }

  @Test(
    arguments: [
      (0, 0.5, 1, .rgb(red: 0, green: 128, blue: 255)), (-1, 2, .nan, .rgb(red: 0, green: 255, blue: 0)),
      (-.infinity, .infinity, 0.2, .rgb(red: 0, green: 255, blue: 51)),
    ] as [(Double, Double, Double, Color.Kind)]
  )
  func `the parts of a color are between none and all`(
    red: Double,
    green: Double,
    blue: Double,
    expected: Color.Kind
  ) {
    #expect(Color(red: red, green: green, blue: blue).kind == expected)
    #expect(ColorDepth.trueColor.nearest(to: Color(red: red, green: green, blue: blue)) == expected)
  }
}
