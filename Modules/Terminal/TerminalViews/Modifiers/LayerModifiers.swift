/// A view with a background color.
nonisolated struct FilledView<Content: View>: RowModifier {
  let content: Content
  let color: Color

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    FilledNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { FilledView<AnyView>(content: row, color: color) }
}

private final class FilledNode<Content: View>: LayoutNode<FilledView<Content>, Content> {
  override var isInert: Bool { true }
  override func paint(_ canvas: CellCanvas) {
    canvas.fill(frame, style: CellStyle(background: view.color))
    super.paint(canvas)
  }
}

/// A view that takes up space without being drawn.
nonisolated struct HiddenView<Content: View>: RowModifier {
  let content: Content

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    HiddenNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { HiddenView<AnyView>(content: row) }
}

private final class HiddenNode<Content: View>: LayoutNode<HiddenView<Content>, Content> {
  override var keyChildren: [_AnyNode]? { [] }
  override var spokenChildren: [_AnyNode] { [] }
  override func mouseChildren(at point: Point) -> [_AnyNode] { [] }
  override func paint(_ canvas: CellCanvas) {}
}

/// A view with a layout priority.
nonisolated struct PrioritizedView<Content: View>: RowModifier {
  let content: Content
  let priority: Double

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    PriorityNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    PrioritizedView<AnyView>(content: row, priority: priority)
  }
}

private final class PriorityNode<Content: View>: LayoutNode<PrioritizedView<Content>, Content> {
  override var isInert: Bool { true }
  override var layoutPriority: Double { view.priority }
}

/// A view at its ideal size.
nonisolated struct FixedSizeView<Content: View>: RowModifier {
  let content: Content
  let horizontal: Bool
  let vertical: Bool

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    FixedSizeNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    FixedSizeView<AnyView>(content: row, horizontal: horizontal, vertical: vertical)
  }
}

private final class FixedSizeNode<Content: View>: LayoutNode<FixedSizeView<Content>, Content> {
  override var isInert: Bool { true }
  override func measure(_ proposal: ProposedSize) -> Size {
    super.measure(
      ProposedSize(
        width: view.horizontal ? nil : proposal.width,
        height: view.vertical ? nil : proposal.height
      )
    )
  }
}

/// A view with other views behind or in front of it.
nonisolated struct LayeredView<Content: View, Other: View>: RowModifier {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    LayeredNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    LayeredView<AnyView, Other>(content: row, other: other, alignment: alignment, isBehind: isBehind)
  }
}

private final class LayeredNode<Content: View, Other: View>: LayoutNode<LayeredView<Content, Other>, Content>
{
  private var other: _Node<Other>?

  override init(
    _ view: LayeredView<Content, Other>,
    _ context: _NodeContext,
    content: @escaping (LayeredView<Content, Other>) -> Content
  ) {
    super.init(view, context, content: content)
    other = view.other._makeNode(self.context)
  }

  override var children: [_AnyNode] { super.children + (other.map { [$0] } ?? []) }

  override func update(_ view: LayeredView<Content, Other>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    other?.update(view.other, environment)
  }

  override func place(in rect: Rect) {
    super.place(in: rect)
    guard let other else { return }
    other.placeIfNeeded(in: view.alignment.rect(other.sizeThatFits(ProposedSize(rect.size)), in: rect))
  }

  override func paint(_ canvas: CellCanvas) {
    if view.isBehind { other?.paint(canvas) }
    super.paint(canvas)
    if !view.isBehind { other?.paint(canvas) }
  }
}
