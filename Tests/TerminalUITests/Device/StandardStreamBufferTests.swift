import Foundation
import Testing

@testable import TerminalViews

/// The text kept of a stream while the screen is full.
@Suite struct StandardStreamBufferTests {
  @Test func `much text is kept at its end only`() throws {
    let terminal = try PseudoTerminal()
    let buffer = try #require(StandardStreamBuffer(terminal.program))
    defer { buffer.discard() }
    buffer.capture()
    let line = Array("a line of text\n".utf8)
    for _ in 0..<100_000 { write(terminal.program, line, line.count) }
    var place = 0
    #expect(buffer.line(after: &place) == "a line of text")
    var information = stat()
    fstat(terminal.program, &information)
    #expect(information.st_size == 1 << 16)
    #expect(place == 1 << 16)
    write(terminal.program, "the next\n", 9)
    #expect(buffer.line(after: &place) == "the next")
    #expect(buffer.line(after: &place) == nil)
  }
}
