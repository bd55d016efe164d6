import Platform
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct ScreenWriterFuzzTests {
  private static let characters: [Character] = [
    "a", "b", "x", "é", "e\u{301}", "日", "語", "😀", "👩‍👩‍👧", "❤️", "─", "▀", " ", " ", "한", "1\u{FE0F}\u{20E3}",
  ]
  private static let styles: [CellStyle] = [
    .plain, .plain, CellStyle(attributes: .bold), CellStyle(foreground: .red),
    CellStyle(foreground: .secondary, attributes: [.bold, .italic]), CellStyle(background: .blue),
    CellStyle(foreground: .orange, background: .gray, attributes: .dim), CellStyle(attributes: .inverse),
    CellStyle(attributes: [.underline, .strikethrough]), CellStyle(link: "https://example.com"),
    CellStyle(foreground: Color(red: 0.2, green: 0.4, blue: 0.6), link: "https://example.org"),
  ]

  @Test(arguments: 0..<60)
  func `the screen shows the frame after each write`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let palette = CellPalette()
    let size = Size(
      width: Int.random(in: 1...30, using: &random),
      height: Int.random(in: 1...6, using: &random)
    )
    let depths: [ColorDepth] = [.none, .ansi16, .ansi256, .trueColor]
    let colors = depths[seed % 4]
    let frame = FrameBuffer(size: size, palette: palette)
    let writer = ScreenWriter()
    writer.hasColumnMargins = seed % 2 == 0
    writer.repeatsGlyphs = seed % 5 < 2
    var terminal = TerminalEmulator(size: size)
    for _ in 0..<40 {
      change(frame, using: &random)
      if Int.random(in: 0..<20, using: &random) == 0 { writer.invalidate() }
      terminal.write(writer.write(frame, colors: colors, synchronized: seed % 3 == 0))
      #expect(terminal.difference(from: frame, colors: colors) == nil)
      #expect(!terminal.isUpdating)
    }
  }

  @Test(arguments: 0..<40)
  func `a theme for another background paints each cell`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let size = Size(
      width: Int.random(in: 1...30, using: &random),
      height: Int.random(in: 1...6, using: &random)
    )
    let frame = FrameBuffer(size: size, palette: CellPalette())
    let colors: ColorDepth = seed % 2 == 0 ? .trueColor : .ansi16
    func writer() -> ScreenWriter {
      let writer = ScreenWriter()
      writer.theme = ScreenTheme(seed % 3 == 0 ? .light : .auto, background: seed % 3 == 0 ? .dark : .unknown)
      writer.hasColumnMargins = seed % 2 == 0
      return writer
    }
    let changing = writer()
    var terminal = TerminalEmulator(size: size)
    terminal.erasesWithPen = seed % 4 < 2
    for _ in 0..<20 {
      change(frame, using: &random)
      terminal.write(changing.write(frame, colors: colors, synchronized: true))
      var repainted = TerminalEmulator(size: size)
      repainted.write(writer().write(frame, colors: colors, synchronized: true))
      #expect(terminal.cells.map(\.looks) == repainted.cells.map(\.looks))
      #expect(terminal.cells.allSatisfy { $0.style.background != nil })
    }
  }

  /// The terminals differ in margins for columns, in synchronized updates, and in the color of what they erase.
  @Test(arguments: 0..<120, [false, true])
  func `the screen shows the frame after each scroll`(seed: Int, isPainted: Bool) {
    var random = SplitMix64(seed: UInt64(seed))
    let size = Size(
      width: Int.random(in: 20...60, using: &random),
      height: Int.random(in: 2...16, using: &random)
    )
    let frame = FrameBuffer(size: size, palette: CellPalette())
    func writer() -> ScreenWriter {
      let writer = ScreenWriter()
      if isPainted { writer.theme = ScreenTheme(.light, background: .dark) }
      writer.hasColumnMargins = seed % 2 == 0
      writer.repeatsGlyphs = seed % 5 < 2
      return writer
    }
    let isSynchronized = seed % 3 > 0
    let changing = writer()
    var terminal = TerminalEmulator(size: size)
    terminal.erasesWithPen = seed % 4 < 2
    var scrolls = 0
    for _ in 0..<20 { change(frame, using: &random) }
    for _ in 0..<40 {
      scroll(frame, using: &random)
      if Bool.random(using: &random) { change(frame, using: &random) }
      let bytes = changing.write(frame, colors: .trueColor, synchronized: isSynchronized)
      if String(decoding: bytes, as: UTF8.self).contains("\u{1B}[r") { scrolls += 1 }
      terminal.write(bytes)
      if isPainted {
        var repainted = TerminalEmulator(size: size)
        repainted.write(writer().write(frame, colors: .trueColor, synchronized: isSynchronized))
        #expect(terminal.cells.map(\.looks) == repainted.cells.map(\.looks))
        #expect(terminal.problems == [])
      } else {
        #expect(terminal.difference(from: frame, colors: .trueColor) == nil)
      }
    }
    #expect(scrolls > 0 || size.height < 4)
  }

  /// Moves a part of the screen up or down, and writes rows at its end.
  private func scroll(_ frame: FrameBuffer, using random: inout SplitMix64) {
    let size = frame.size
    let left = Int.random(in: 0..<3, using: &random)
    let columns = left..<Int.random(in: size.width * 2 / 3...size.width, using: &random)
    let top = Int.random(in: 0..<max(1, size.height / 3), using: &random)
    let rows = top..<Int.random(in: top + 1...size.height, using: &random)
    let distance = Int.random(in: -3...3, using: &random)
    let old = frame.cells
    for y in rows {
      for x in columns {
        if rows.contains(y + distance) {
          frame[x, y] = old[(y + distance) * size.width + x]
        } else {
          let character = Self.characters.randomElement(using: &random) ?? " "
          let glyph = TextWidth.of(character) == 1 ? frame.palette.glyph(of: character) : 0x2E
          frame[x, y] = Cell(glyph: glyph, style: old[y * size.width + x].style, width: 1)
        }
      }
    }
  }

  /// Changes cells at random, which may cut wide glyphs in half.
  private func change(_ frame: FrameBuffer, using random: inout SplitMix64) {
    if Int.random(in: 0..<10, using: &random) == 0 { frame.clear() }
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      let y = Int.random(in: 0..<frame.size.height, using: &random)
      var x = Int.random(in: 0..<frame.size.width, using: &random)
      let style = frame.palette.number(of: Self.styles.randomElement(using: &random) ?? .plain)
      let isBlank = Int.random(in: 0..<4, using: &random) == 0
      let line: Character? = Int.random(in: 0..<4, using: &random) == 0 ? "─" : nil
      for _ in 0..<Int.random(in: 1..<20, using: &random) where x < frame.size.width {
        let character = isBlank ? " " : line ?? Self.characters.randomElement(using: &random) ?? " "
        let width = TextWidth.of(character)
        frame[x, y] = Cell(glyph: frame.palette.glyph(of: character), style: style, width: UInt8(width))
        if width == 2, x + 1 < frame.size.width, Int.random(in: 0..<20, using: &random) > 0 {
          frame[x + 1, y] = .continuation(style: style)
        }
        x += width
      }
    }
    let isHidden = Int.random(in: 0..<3, using: &random) == 0
    frame.cursor =
      isHidden
      ? nil : Point(x: Int.random(in: -1...31, using: &random), y: Int.random(in: 0...6, using: &random))
  }
}
