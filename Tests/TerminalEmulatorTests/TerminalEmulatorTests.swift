import TerminalEmulator
import TerminalUI
import Testing

@Suite struct TerminalEmulatorTests {
  @Test func `shows text where the cursor is`() {
    var terminal = TerminalEmulator(size: Size(width: 6, height: 2))
    terminal.write(Array("\u{1B}[2;3H\u{1B}[1mab".utf8))
    #expect(terminal.lines == ["", "  ab"])
    #expect(terminal[2, 1].style.attributes == .bold)
    #expect(terminal.problems.isEmpty)
  }

  @Test func `reports unknown sequences`() {
    var terminal = TerminalEmulator(size: Size(width: 6, height: 2))
    terminal.write(Array("\u{1B}[9z".utf8))
    #expect(terminal.problems == ["CSI 9z"])
  }

  @Test func `repeats the last glyph`() {
    var terminal = TerminalEmulator(size: Size(width: 6, height: 1))
    terminal.write(Array("ab\u{1B}[2b".utf8))
    #expect(terminal.lines == ["abbb"])
    terminal.write(Array("\u{1B}[1m\u{1B}[b".utf8))
    #expect(terminal.problems == ["a repetition without a glyph"])
  }

  @Test func `scrolls between the margins`() {
    var terminal = TerminalEmulator(size: Size(width: 3, height: 3))
    let setMargins = "\u{1B}[?69h\u{1B}[1;2s\u{1B}[1;2r"
    terminal.write(Array("abc\u{1B}[2Hdef\u{1B}[3Hghi\(setMargins)\u{1B}[S".utf8))
    #expect(terminal.lines == ["dec", "  f", "ghi"])
    terminal.write(Array("\u{1B}[T\u{1B}[?69l\u{1B}[r\u{1B}[T".utf8))
    #expect(terminal.lines == ["", "  c", "def"])
    #expect(terminal.problems == [])
    terminal.write(Array("\u{1B}[H\u{6F22}\(setMargins)\u{1B}[2;3s\u{1B}[S".utf8))
    #expect(terminal.problems == ["a cut glyph in row 0"])
  }

  @Test func `half a wide glyph is seen`() {
    var terminal = TerminalEmulator(size: Size(width: 6, height: 1))
    terminal.write(Array("\u{6F22}\u{1B}[1Gx".utf8))
    #expect(terminal.lines == ["x\u{FFFD}"])
  }
}
