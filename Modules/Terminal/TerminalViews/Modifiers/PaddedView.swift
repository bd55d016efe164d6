/// A view with empty cells around it.
public nonisolated struct PaddedView<Content: View>: RowModifier {
  let content: Content
  let insets: EdgeInsets

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    PaddingNode(self, context) { $0.content }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) { collectAround(&rows) }

  @MainActor func around(_ row: AnyView) -> some View { PaddedView<AnyView>(content: row, insets: insets) }
}

private final class PaddingNode<Content: View>: LayoutNode<PaddedView<Content>, Content> {
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    let insets = view.insets
    let (columns, rows) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let inside = super.measure(proposal.inset(columns, rows))
    return Size(width: inside.width + columns, height: inside.height + rows)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: Size) -> Int? {
    let inside = Rect(origin: .zero, size: size).inset(by: view.insets)
    return super.explicitGuide(key, in: inside.size).map { $0 + key.position(inside.origin) }
  }

  override func place(in rect: Rect) {
    super.place(in: rect.inset(by: view.insets))
    frame = rect
  }
}
