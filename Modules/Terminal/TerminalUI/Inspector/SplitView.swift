/// Two views, side by side if the screen is wide, otherwise one above the other, and a strip below both. The line between
/// the two depends on the size of the screen only.
struct SplitView<Content: View, Pane: View, Strip: View>: View {
  let isSplit: Bool
  let content: Content
  let pane: Pane
  let strip: Strip

  init(
    isSplit: Bool,
    @ViewBuilder content: () -> Content,
    @ViewBuilder pane: () -> Pane,
    @ViewBuilder strip: () -> Strip
  ) {
    self.isSplit = isSplit
    self.content = content()
    self.pane = pane()
    self.strip = strip()
  }

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { SplitNode(self, context) { $0.content } }
}

private final class SplitNode<Content: View, Pane: View, Strip: View>: LayoutNode<
  SplitView<Content, Pane, Strip>, Content
>
{
  private var pane: _Node<Pane>?
  private var strip: _Node<Strip>?

  override init(
    _ view: SplitView<Content, Pane, Strip>,
    _ context: _NodeContext,
    content: @escaping (SplitView<Content, Pane, Strip>) -> Content
  ) {
    super.init(view, context, content: content)
    pane = view.pane._makeNode(self.context)
    strip = view.strip._makeNode(self.context)
  }

  override var children: [_AnyNode] { super.children + [pane as _AnyNode?, strip].compactMap(\.self) }

  override func update(_ view: SplitView<Content, Pane, Strip>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    pane?.update(view.pane, environment)
    strip?.update(view.strip, environment)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard view.isSplit else { return super.measure(proposal) }
    return Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
  }

  override func place(in rect: Rect) {
    frame = rect
    guard let child else { return }
    guard view.isSplit, let pane, let strip else { return child.place(in: rect) }
    let below = rect.height >= 30 ? 3 : rect.height >= 18 ? 2 : 1
    let height = max(0, rect.height - below)
    strip.placeAtTop(of: Rect(x: rect.minX, y: rect.minY + height, width: rect.width, height: below))
    if rect.width >= 100 {
      let width = rect.width * 9 / 20
      child.placeAtTop(
        of: Rect(x: rect.minX, y: rect.minY, width: rect.width - width - 1, height: height)
      )
      pane.placeAtTop(of: Rect(x: rect.maxX - width, y: rect.minY, width: width, height: height))
    } else {
      let above = height < 16 ? height * 2 / 5 : height / 2
      child.placeAtTop(of: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: above))
      pane.placeAtTop(
        of: Rect(x: rect.minX, y: rect.minY + above, width: rect.width, height: height - above)
      )
    }
  }

  override func paint(_ canvas: CellCanvas) {
    child?.paint(canvas.clipped(to: child?.frame ?? frame))
    pane?.paint(canvas)
    strip?.paint(canvas)
  }
}

/// Two views with half of the space each, whatever is in them: one above the other, or side by side if that is wider
/// than high. With little space, one of them has all of it.
struct HalvesLayout: Layout {
  /// Whether the second view is shown if only one fits.
  let prefersSecond: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 2 else { return }
    let nothing = Rect(origin: bounds.origin, size: .zero)
    let areas: (Rect, Rect)
    if bounds.width >= 70 {
      let width = bounds.width / 2
      areas =
        bounds.height > 20
        ? Self.rows(bounds)
        : (
          Rect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height),
          Rect(x: bounds.minX + width, y: bounds.minY, width: bounds.width - width, height: bounds.height)
        )
    } else if bounds.height >= 14 {
      areas = Self.rows(bounds)
    } else {
      areas = prefersSecond ? (nothing, bounds) : (bounds, nothing)
    }
    for (subview, area) in zip(subviews, [areas.0, areas.1]) {
      subview.place(at: area.origin, proposal: ProposedViewSize(width: area.width, height: area.height))
    }
  }

  private static func rows(_ bounds: Rect) -> (Rect, Rect) {
    let height = (bounds.height + 1) / 2
    return (
      Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height),
      Rect(x: bounds.minX, y: bounds.minY + height, width: bounds.width, height: bounds.height - height)
    )
  }
}
