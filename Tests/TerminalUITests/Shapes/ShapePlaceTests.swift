import Foundation
import TerminalUI
import Testing

/// Shapes in other places and sizes than their areas.
@MainActor
@Suite struct ShapePlaceTests {
  private struct Block: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private func lines(_ shape: some Shape) -> [String] {
    render(shape.fill(.red).frame(width: 6, height: 3), width: 6, height: 3).lines
  }

  @Test func `a shape has its own size, place and scale`() {
    #expect(lines(Block().size(width: 2, height: 1)) == ["██", "", ""])
    #expect(lines(Block().size(CGSize(width: 2, height: 1), anchor: .bottomTrailing)) == ["", "", "    ██"])
    #expect(lines(Block().size(width: 2, height: 1).offset(x: 1, y: 2)) == ["", "", " ██"])
    #expect(lines(Block().scale(x: 0.5, y: 1, anchor: .leading)) == ["███", "███", "███"])
  }

  @Test func `a relative shape is that of its container`() {
    #expect(lines(ContainerRelativeShape()) == ["██████", "██████", "██████"])
    let frame = render(
      ContainerRelativeShape().fill(.red).frame(width: 6, height: 3).containerShape(Ellipse()),
      width: 6,
      height: 3
    )
    #expect(frame.lines[1] == "██████")
    #expect(frame.lines[0] != "██████")
  }
}
