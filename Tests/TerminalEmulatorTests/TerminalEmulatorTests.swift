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

  @Test func `half a wide glyph is seen`() {
    var terminal = TerminalEmulator(size: Size(width: 6, height: 1))
    terminal.write(Array("\u{6F22}\u{1B}[1Gx".utf8))
    #expect(terminal.lines == ["x\u{FFFD}"])
  }
}
