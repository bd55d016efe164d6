extension Color: View {
  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { ColorNode(self, context) }
}

/// The node of an area in a color.
private final class ColorNode: _Node<Color> {
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 1)
  }

  override func paint(_ canvas: CellCanvas) { canvas.fill(frame, style: CellStyle(background: view)) }
}
