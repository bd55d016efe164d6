/// A view whose text, or whose background, has the colors of a style.
nonisolated struct ShadedView<Content: View>: RowModifier {
  let content: Content
  let paint: _ShapePaint
  let part: ShadedPart

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ShadedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    ShadedView<AnyView>(content: row, paint: paint, part: part)
  }
}

/// The part of a view that has the colors of a style.
enum ShadedPart {
  case text, background
  /// The background of the text only. What is behind it is drawn elsewhere.
  case textBackground
}

private final class ShadedNode<Content: View>: LayoutNode<ShadedView<Content>, Content> {
  private var last: (outside: Int, paint: _ShapePaint, inside: EnvironmentValues)?

  override var isInert: Bool { true }

  override func environment(
    for view: ShadedView<Content>,
    in environment: EnvironmentValues
  ) -> EnvironmentValues {
    if let last, last.outside == environment.id, last.paint == view.paint { return last.inside }
    var inside = environment
    if view.paint.gradient != nil { inside.gradientDepth = environment.gradientDepth &+ 1 }
    let color = color(for: view, depth: inside.gradientDepth)
    let styling = view.part == .text ? TextStyling(foreground: color) : TextStyling(background: color)
    inside.style = styling.applied(to: inside.style)
    last = (environment.id, view.paint, inside)
    return inside
  }

  /// Returns the color of the content. That of a gradient is different from those of the gradients around it.
  private func color(for view: ShadedView<Content>, depth: UInt8) -> Color {
    view.paint.gradient == nil ? view.paint.plain : Color(.standIn(depth))
  }

  override func paint(_ canvas: CellCanvas) {
    let color = color(for: view, depth: environment.gradientDepth &+ 1)
    if view.part == .background { canvas.fill(frame, style: CellStyle(background: color)) }
    super.paint(canvas)
    if let gradient = view.paint.gradient { canvas.replace(color, with: gradient, in: frame) }
  }
}
