import Foundation
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct ScreenWriterTests {
  private let writer = ScreenWriter()
  private let palette = CellPalette()

  @Test func `the first frame is written whole`() {
    let frame = frame(["Hello", "world"])
    var terminal = TerminalEmulator(size: frame.size)
    terminal.write(Array("left over".utf8))
    terminal.write(write(frame))
    #expect(terminal.lines == ["Hello", "world"])
    #expect(!terminal.isCursorVisible)
  }

  @Test func `nothing is written where nothing has changed`() {
    _ = write(frame(["Hello"]))
    #expect(write(frame(["Hello"])) == [])
  }

  @Test func `one cell is few bytes`() {
    _ = write(frame(["Hello", "world"]))
    #expect(write(frame(["Hello", "worle"])) == Array("\u{1B}[5Ge".utf8))
  }

  @Test func `changes that are near are written in one`() {
    _ = write(frame(["abcdefghij"]))
    #expect(write(frame(["Abc.efghij"])) == Array("\rAbc.".utf8))
    #expect(write(frame(["abc.efghiJ"])) == Array("\ra\u{1B}[8CJ".utf8))
  }

  @Test func `a tail that becomes blank is erased`() {
    _ = write(frame(["Hello, world", "next"]))
    #expect(write(frame(["Hello       ", "Next"])) == Array("\u{1B}[C\u{1B}M\u{1B}[K\r\nN".utf8))
  }

  @Test func `only the difference of styles is written`() {
    let bold = CellStyle(foreground: .red, attributes: .bold)
    let frame = frame(["     "])
    _ = write(frame)
    let next = self.frame(["     "])
    put("a", 0, 0, bold, in: next)
    put("b", 1, 0, CellStyle(foreground: .red, attributes: [.bold, .underline]), in: next)
    put("c", 2, 0, CellStyle(foreground: .red), in: next)
    put("d", 3, 0, .plain, in: next)
    #expect(
      write(next) == Array("\u{1B}[H\u{1B}[1;31ma\u{1B}[4mb\u{1B}[0;31mc\u{1B}[md".utf8)
    )
  }

  @Test func `what has one color is written together if that takes fewer bytes`() {
    let style = CellStyle(foreground: Color(red: 0.2, green: 0.4, blue: 0.6))
    let blank = Array(repeating: "                  |", count: 4)
    _ = write(frame(blank))
    let next = frame(blank)
    for y in 0..<4 {
      for x in [1, 9] { put("a", x, y, style, in: next) }
      for x in [5, 13] { put("b", x, y, .plain, in: next) }
    }
    let text = String(decoding: write(next), as: UTF8.self)
    #expect(text.components(separatedBy: "38;2;").count == 2)
    #expect(text.filter { $0 == "b" }.count == 8)
  }

  @Test func `colors are written in an order in which each is set once`() {
    let blank = Array(repeating: "                  |", count: 3)
    let red = Color(red: 0.9, green: 0.1, blue: 0.1)
    _ = write(frame(blank))
    let next = frame(blank)
    put("a", 0, 0, CellStyle(foreground: red), in: next)
    put("b", 9, 0, .plain, in: next)
    put("c", 0, 2, CellStyle(foreground: red, background: red), in: next)
    put("d", 9, 2, CellStyle(attributes: .bold), in: next)
    let text = String(decoding: write(next), as: UTF8.self)
    #expect(text.filter { "abcd".contains($0) }.count == 4)
    #expect(text.components(separatedBy: "38;2;").count == 2)
    #expect(text.components(separatedBy: "48;2;").count == 2)
  }

  @Test func `links of the same color are written one after the other`() {
    _ = write(frame(["         "]))
    let next = frame(["         "])
    for x in [0, 4, 8] {
      put("a", x, 0, CellStyle(foreground: .red, link: x == 4 ? "https://b" : "https://a"), in: next)
    }
    let text = String(decoding: write(next), as: UTF8.self)
    #expect(text.components(separatedBy: "https://a").count == 2)
    #expect(text.components(separatedBy: "https://b").count == 2)
  }

  @Test func `spaces are written along with what is in their row`() {
    let red = CellStyle(foreground: Color(red: 0.9, green: 0.1, blue: 0.1))
    let old = ["x         |", "x         |", "x         |", "x         |"]
    _ = write(frame(old))
    let next = frame([" ", "x", "x", " "].map { "\($0)         |" })
    for y in 0..<3 { put("a", 8, y, .plain, in: next) }
    put("b", 2, 3, red, in: next)
    #expect(
      write(next) == Array("\u{1B}[H \u{1B}[7Ca\u{8}\na\u{8}\na\r\n  \u{1B}[38;2;230;26;26mb".utf8)
    )
  }

  @Test func `after a glyph of uncertain width the cursor is moved, also if runs are written`() {
    let red = CellStyle(foreground: Color(red: 0.9, green: 0.1, blue: 0.1))
    _ = write(frame(Array(repeating: "          ", count: 4)))
    let next = frame(Array(repeating: "          ", count: 4))
    // Two colors in turn, so that writing by run is shorter.
    for y in 0..<4 {
      put("👩‍👩‍👧", 0, y, .plain, in: next)
      put("a", 2, y, .plain, in: next)
      put("b", 5, y, red, in: next)
    }
    let text = String(decoding: write(next), as: UTF8.self)
    #expect(text.components(separatedBy: "38;2;").count == 2)
    #expect(!text.contains("👩‍👩‍👧a"))
  }

  @Test func `a space that looks the same isn't written`() {
    let frame = frame(["a b"])
    _ = write(frame)
    put(" ", 1, 0, CellStyle(foreground: .red, attributes: .bold), in: frame)
    #expect(write(frame) == [])
    put(" ", 1, 0, CellStyle(foreground: .red, attributes: .underline), in: frame)
    #expect(write(frame) != [])
  }

  @Test func `glyphs are repeated by a command if the terminal understands it`() {
    _ = write(frame(["          "]))
    #expect(write(frame(["xxxxxxxxxx"])) == Array("\u{1B}[Hxxxxxxxxxx".utf8))
    writer.repeatsGlyphs = true
    #expect(write(frame(["──────────"])) == Array("\r─\u{1B}[9b".utf8))
  }

  @Test func `a link is opened and closed`() {
    let frame = frame(["   "])
    put("a", 0, 0, CellStyle(link: "https://example.com/a b"), in: frame)
    put("b", 1, 0, .plain, in: frame)
    var terminal = TerminalEmulator(size: frame.size)
    terminal.write(write(frame))
    #expect(terminal[0, 0].style.link == "https://example.com/a%20b")
    #expect(terminal[1, 0].style.link == nil)
  }

  @Test func `a hostile link cannot end its sequence`() {
    let frame = frame([" "])
    put("a", 0, 0, CellStyle(link: "x\u{1B}\\\u{7}\u{9C}é"), in: frame)
    var terminal = TerminalEmulator(size: frame.size)
    terminal.write(write(frame))
    #expect(terminal.problems == [])
    #expect(terminal[0, 0].style.link == "x%1B\\%07%C2%9C%C3%A9")
  }

  @Test(arguments: ["\u{1B}", "\r\n", "\u{7}", "\u{9B}", "\u{301}", "\u{202E}"] as [Character])
  func `a glyph that is none is a space`(character: Character) {
    let frame = frame(["ab"])
    put(character, 0, 0, .plain, in: frame)
    var terminal = TerminalEmulator(size: frame.size)
    terminal.write(write(frame))
    #expect(terminal.lines == [" b"])
    #expect(terminal.problems == [])
  }

  @Test func `an update is shown at once if the terminal supports it`() {
    _ = writer.write(frame(["a"]), colors: .trueColor, synchronized: true)
    let bytes = writer.write(frame(["b"]), colors: .trueColor, synchronized: true)
    #expect(bytes == Array("\u{1B}[?2026h\rb\u{1B}[?2026l".utf8))
    #expect(writer.write(frame(["b"]), colors: .trueColor, synchronized: true) == [])
  }

  @Test func `the cursor is shown where the frame has it`() {
    let frame = frame(["abc", "def"])
    frame.cursor = Point(x: 1, y: 1)
    var terminal = TerminalEmulator(size: frame.size)
    terminal.write(write(frame))
    #expect(terminal.isCursorVisible)
    #expect(terminal.cursor == Point(x: 1, y: 1))
    frame.cursor = Point(x: 2, y: 1)
    #expect(write(frame) == Array("\u{1B}[C".utf8))
    frame.cursor = Point(x: 3, y: 1)
    #expect(write(frame) == Array("\u{1B}[?25l".utf8))
  }

  @Test func `another size is a repaint`() {
    _ = write(frame(["abc"]))
    let frame = frame(["ab", "c "])
    var terminal = TerminalEmulator(size: frame.size)
    terminal.write(Array("zz".utf8))
    terminal.write(write(frame))
    #expect(terminal.lines == ["ab", "c"])
  }

  @Test func `what is no longer known is repainted`() {
    let frame = frame(["abc"])
    _ = write(frame)
    writer.invalidate()
    var terminal = TerminalEmulator(size: frame.size)
    terminal.pen = CellStyle(background: .red)
    terminal.write(write(frame))
    #expect(terminal.difference(from: frame, colors: .trueColor) == nil)
  }

  @Test func `an empty screen is drawn`() {
    let frame = FrameBuffer(size: .zero, palette: palette)
    frame.cursor = .zero
    _ = write(frame)
    #expect(write(frame) == [])
  }

  @Test func `one changed row is under two hundred bytes`() {
    let rows = { (selected: Int) in
      (0..<20).map {
        "\($0 == selected ? "▸" : " ") coin \($0)   \(95_000 + $0 * (selected + 1)).10   ▲ 1.25%   "
      }
    }
    _ = write(frame(rows(3).map { String($0.prefix(30)) }))
    var changed = rows(3).map { String($0.prefix(30)) }
    changed[7] = String("  coin 7   changed entirely, é 日本".prefix(28))
    #expect(write(frame(changed)).count < 80)
  }

  // MARK: Support

  private func write(_ frame: FrameBuffer) -> [UInt8] {
    writer.write(frame, colors: .trueColor, synchronized: false)
  }

  private func frame(_ lines: [String]) -> FrameBuffer {
    let width = lines.map(TextWidth.of).max() ?? 0
    let frame = FrameBuffer(size: Size(width: width, height: lines.count), palette: palette)
    for (y, line) in lines.enumerated() {
      var x = 0
      for character in line {
        put(character, x, y, .plain, in: frame)
        x += TextWidth.of(character)
      }
    }
    return frame
  }

  private func put(_ character: Character, _ x: Int, _ y: Int, _ style: CellStyle, in frame: FrameBuffer) {
    let number = palette.number(of: style)
    let width = max(1, TextWidth.of(character))
    frame[x, y] = Cell(glyph: palette.glyph(of: character), style: number, width: UInt8(width))
    if width == 2 { frame[x + 1, y] = .continuation(style: number) }
  }
}
