/// Two views, side by side if the screen is wide, otherwise one above the other, and a strip below both. The line between
/// the two depends on the size of the screen only. Where there isn't room for both, only the second one is shown.
package nonisolated struct SplitView<Content: View, Pane: View, Strip: View>: View {
  let isSplit: Bool
  let content: Content
  let pane: Pane
  let strip: Strip

  package init(
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

  @MainActor package func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    SplitNode(self, context) { $0.content }
  }
}

private final class SplitNode<Content: View, Pane: View, Strip: View>: LayoutNode<
  SplitView<Content, Pane, Strip>, Content
>
{
  private var pane: _Node<Pane>?
  private var strip: _Node<Strip>?
  /// Whether there is room for the pane only. Keys don't act on what isn't shown.
  private var hidesContent = false

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

  override var keyChildren: [_AnyNode]? {
    hidesContent ? [pane as _AnyNode?, strip].compactMap(\.self) : nil
  }

  override func mouseChildren(at point: Point) -> [_AnyNode] { keyChildren ?? activeChildren }

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
    hidesContent = view.isSplit && rect.width < 100 && rect.height < 18
    guard view.isSplit, let pane, let strip else { return child.placeIfNeeded(in: rect) }
    // In a small window the strip has as many rows as it needs for a message.
    let needed = hidesContent ? strip.sizeThatFits(ProposedSize(width: rect.width, height: 1)).height : 1
    let below = rect.height >= 30 ? 3 : rect.height >= 18 ? 2 : min(needed, 3)
    let height = max(0, rect.height - below)
    strip.placeAtTop(of: Rect(x: rect.minX, y: rect.minY + height, width: rect.width, height: below))
    if rect.width >= 100 {
      let width = rect.width * 9 / 20
      child.placeAtTop(
        of: Rect(x: rect.minX, y: rect.minY, width: rect.width - width - 1, height: height)
      )
      pane.placeAtTop(of: Rect(x: rect.maxX - width, y: rect.minY, width: width, height: height))
    } else {
      let above = hidesContent ? 0 : height / 2
      child.placeAtTop(of: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: above))
      pane.placeAtTop(
        of: Rect(x: rect.minX, y: rect.minY + above, width: rect.width, height: height - above)
      )
    }
  }

  override func paint(_ canvas: CellCanvas) {
    if !hidesContent { child?.paint(canvas.clipped(to: child?.frame ?? frame)) }
    pane?.paint(canvas)
    strip?.paint(canvas)
  }
}
