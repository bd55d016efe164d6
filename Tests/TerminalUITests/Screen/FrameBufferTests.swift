import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct FrameBufferTests {
  @Test func `cleared cells are blank`() {
    let buffer = FrameBuffer(size: Size(width: 2, height: 1), palette: CellPalette())
    buffer[1, 0] = Cell(glyph: 0x41, style: 0, width: 1)
    buffer.cursor = .zero
    buffer.clear()
    #expect(buffer.cells == [.blank, .blank])
    #expect(buffer.cursor == nil)
  }
}
