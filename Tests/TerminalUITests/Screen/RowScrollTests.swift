import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct RowScrollTests {
  private let palette = CellPalette()
  private let writer = ScreenWriter()

  @Test func `rows that move up are moved by the terminal`() {
    let size = Size(width: 60, height: 20)
    var terminal = TerminalEmulator(size: size)
    terminal.write(write(list(from: 0, size)))
    let next = list(from: 1, size)
    let bytes = write(next)
    terminal.write(bytes)
    #expect(terminal.difference(from: next, colors: .trueColor) == nil)
    #expect(bytes.count < 120)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[2;19r\u{1B}[2H\u{1B}[M\u{1B}[r"))
  }

  @Test func `rows that move down are moved by the terminal`() {
    let size = Size(width: 60, height: 20)
    var terminal = TerminalEmulator(size: size)
    terminal.write(write(list(from: 5, size)))
    let next = list(from: 3, size)
    let bytes = write(next)
    terminal.write(bytes)
    #expect(terminal.difference(from: next, colors: .trueColor) == nil)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[2;19r\u{1B}[2H\u{1B}[2L\u{1B}[r"))
  }

  @Test func `rows don't move if that would spoil more beside them`() {
    let size = Size(width: 60, height: 20)
    let (old, new) = (list(from: 0, size, columns: 25), list(from: 1, size, columns: 25))
    for y in 1..<19 {
      for frame in [old, new] { draw(String(UnicodeScalar(UInt8(97 + y))), 30, in: frame, x: 30, y: y) }
    }
    #expect(RowScroll.best(from: old.cells, to: new.cells, size: size, hasColumnMargins: false) == nil)
    let move = RowScroll.best(from: old.cells, to: new.cells, size: size, hasColumnMargins: true)
    #expect(move == RowScroll(rows: 1..<19, columns: 0..<17, distance: 1))
  }

  @Test(arguments: [true, false])
  func `a list moves without what is beside it if columns have margins`(isSynchronized: Bool) {
    let size = Size(width: 60, height: 20)
    var terminal = TerminalEmulator(size: size)
    writer.hasColumnMargins = true
    let (old, new) = (list(from: 0, size, columns: 25), list(from: 1, size, columns: 25))
    for y in 1..<19 {
      for frame in [old, new] { draw(String(UnicodeScalar(UInt8(97 + y))), 30, in: frame, x: 30, y: y) }
    }
    terminal.write(write(old, synchronized: isSynchronized))
    let bytes = write(new, synchronized: isSynchronized)
    terminal.write(bytes)
    #expect(terminal.difference(from: new, colors: .trueColor) == nil)
    #expect(bytes.count < 100)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        .contains("\u{1B}[?69h\u{1B}[1;17s\u{1B}[2;19r\u{1B}[S\u{1B}[r\u{1B}[s")
    )
    let back = write(old, synchronized: isSynchronized)
    terminal.write(back)
    #expect(terminal.difference(from: old, colors: .trueColor) == nil)
    let move = "\u{1B}[1;17s\u{1B}[2;19r\u{1B}[T\u{1B}[r\u{1B}[s"
    #expect(String(decoding: back, as: UTF8.self).contains(move))
    // Margins stay allowed until all is written again, because the size may be another one then.
    #expect(!String(decoding: back, as: UTF8.self).contains("\u{1B}[?69"))
    writer.invalidate()
    let whole = write(new, synchronized: isSynchronized)
    terminal.write(whole)
    #expect(String(decoding: whole, as: UTF8.self).contains("\u{1B}[?69l"))
    let again = write(old, synchronized: isSynchronized)
    terminal.write(again)
    #expect(terminal.difference(from: old, colors: .trueColor) == nil)
    #expect(String(decoding: again, as: UTF8.self).contains("\u{1B}[?69h\u{1B}[1;17s"))
  }

  @Test(arguments: [(8, 9), (9, 8)])
  func `the background of a selected row moves with it`(before: Int, after: Int) {
    let size = Size(width: 60, height: 20)
    var terminal = TerminalEmulator(size: size)
    writer.hasColumnMargins = true
    let (old, new) = (list(from: 0, size, columns: 25), list(from: 0, size, columns: 25))
    let tint = palette.number(of: CellStyle(background: .blue))
    for (frame, row) in [(old, before), (new, after)] {
      for x in 0..<50 { frame[x, row].style = tint }
      // Beside the list there is something else.
      for y in 1..<19 { draw("\(row + y)", 4, in: frame, x: 52, y: y) }
    }
    let move = RowScroll.best(from: old.cells, to: new.cells, size: size, hasColumnMargins: true)
    #expect(move == RowScroll(rows: 8..<10, columns: 1..<50, distance: before - after))
    terminal.write(write(old))
    terminal.write(write(new))
    #expect(terminal.difference(from: new, colors: .trueColor) == nil)
    // Without synchronized output, the row that was selected would be seen to be blank.
    let bytes = write(old, synchronized: false)
    terminal.write(bytes)
    #expect(terminal.difference(from: old, colors: .trueColor) == nil)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{1B}[r"))
  }

  @Test func `rows don't move if that would cut a wide glyph`() {
    let size = Size(width: 60, height: 20)
    let (old, new) = (list(from: 0, size, columns: 25), list(from: 1, size, columns: 25))
    // The glyph is half in the columns that move.
    for frame in [old, new] { draw("漢", 1, in: frame, x: 16, y: 7) }
    #expect(
      RowScroll.best(from: old.cells, to: new.cells, size: size, hasColumnMargins: true)?.rows != 1..<19
    )
  }

  @Test func `rows move in a short frame without synchronized output`() {
    let size = Size(width: 60, height: 20)
    var terminal = TerminalEmulator(size: size)
    terminal.write(write(list(from: 0, size), synchronized: false))
    let next = list(from: 1, size)
    let bytes = write(next, synchronized: false)
    terminal.write(bytes)
    #expect(terminal.difference(from: next, colors: .trueColor) == nil)
    #expect(bytes.count < 120)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[2;19r\u{1B}[2H\u{1B}[M\u{1B}[r"))
  }

  /// In a long frame, the rows beside the list would be seen to jump.
  @Test(arguments: [true, false])
  func `rows move in a long frame only with synchronized output`(isSynchronized: Bool) {
    let size = Size(width: 200, height: 60)
    var terminal = TerminalEmulator(size: size)
    func screen(from first: Int) -> FrameBuffer {
      let frame = list(from: 0, size)
      for y in 1..<59 {
        draw(String(UnicodeScalar(UInt8(60 + y + first))), 130, in: frame, x: 0, y: y)
        draw(String(UnicodeScalar(UInt8(60 + y))), 70, in: frame, x: 130, y: y)
      }
      return frame
    }
    terminal.write(write(screen(from: 0), synchronized: isSynchronized))
    let next = screen(from: 1)
    let bytes = write(next, synchronized: isSynchronized)
    terminal.write(bytes)
    #expect(terminal.difference(from: next, colors: .trueColor) == nil)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[r") == isSynchronized)
  }

  /// The rows that come in have an unknown color, because some terminals erase in their own.
  @Test(arguments: [true, false], [true, false])
  func `rows of a painted screen move`(erasesWithPen: Bool, hasColumnMargins: Bool) {
    let size = Size(width: 60, height: 20)
    let theme = ScreenTheme(.light, background: .dark)
    writer.theme = theme
    writer.hasColumnMargins = hasColumnMargins
    var terminal = TerminalEmulator(size: size)
    terminal.erasesWithPen = erasesWithPen
    terminal.write(write(list(from: 0, size)))
    let next = list(from: 1, size)
    let bytes = write(next)
    terminal.write(bytes)
    let fresh = ScreenWriter()
    fresh.theme = theme
    var repainted = TerminalEmulator(size: size)
    repainted.write(fresh.write(next, colors: .trueColor, synchronized: true))
    #expect(terminal.cells.map(\.looks) == repainted.cells.map(\.looks))
    #expect(terminal.problems == [])
    #expect(bytes.count < 180)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[2;19r"))
  }

  // MARK: Support

  /// Returns a screen with a list between a title and a key bar.
  private func list(from first: Int, _ size: Size, columns: Int = 60) -> FrameBuffer {
    let frame = FrameBuffer(size: size, palette: palette)
    draw("Title", 1, in: frame, x: 0, y: 0)
    for y in 1..<size.height - 1 {
      draw("\(first + y) ", columns / 4, in: frame, x: 0, y: y)
    }
    draw("q Quit", 1, in: frame, x: 0, y: size.height - 1)
    return frame
  }

  private func draw(_ text: String, _ count: Int, in frame: FrameBuffer, x: Int, y: Int) {
    CellCanvas(frame).put(String(repeating: text, count: count), style: .plain, x: x, y: y)
  }

  private func write(_ frame: FrameBuffer, synchronized: Bool = true) -> [UInt8] {
    writer.write(frame, colors: .trueColor, synchronized: synchronized)
  }
}
