/// A view that is drawn beside its place.
struct OffsetView<Content: View>: View {
  let content: Content
  let x: Int
  let y: Int

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { OffsetNode(self, context) { $0.content } }
}

private final class OffsetNode<Content: View>: LayoutNode<OffsetView<Content>, Content> {
  override var isInert: Bool { true }

  override func place(in rect: Rect) {
    super.place(
      in: Rect(x: rect.minX + view.x, y: rect.minY + view.y, width: rect.width, height: rect.height)
    )
    frame = rect
  }
}

extension View {
  /// Draws this view beside its place, which stays as it is.
  ///
  /// - Parameters:
  ///   - x: The number of columns to the right.
  ///   - y: The number of rows down.
  public func offset(x: Int = 0, y: Int = 0) -> some View {
    let bounds = -ProposedSize.unbounded...ProposedSize.unbounded
    return OffsetView(
      content: self,
      x: min(max(x, bounds.lowerBound), bounds.upperBound),
      y: min(max(y, bounds.lowerBound), bounds.upperBound)
    )
  }
}
