/// A line between the views of a stack.
public nonisolated struct Divider: View, Sendable {
  public init() {}

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> { DividerNode(self, context) }
}

private final class DividerNode: _Node<Divider> {
  private var axis = Axis.vertical

  override func setContainerAxis(_ axis: Axis) { self.axis = axis }

  override func measure(_ proposal: ProposedSize) -> Size {
    switch axis {
    case .horizontal: Size(width: 1, height: proposal.height ?? 1)
    case .vertical: Size(width: proposal.width ?? 1, height: 1)
    }
  }

  override func paint(_ canvas: CellCanvas) {
    let rect = frame.intersection(canvas.clip)
    guard !rect.isEmpty else { return }
    var style = environment.style
    style.attributes.insert(.dim)
    let number = graph.palette.number(of: style)
    let glyph = Glyph(glyph: axis == .vertical ? 0x2500 : 0x2502, width: 1)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { canvas.put(glyph, style: number, x: x, y: y) }
    }
  }
}
