/// Two views: side by side if the screen is wide, otherwise one above the other.
struct SplitView<Content: View, Pane: View>: View {
  let isSplit: Bool
  let content: Content
  let pane: Pane

  init(isSplit: Bool, @ViewBuilder content: () -> Content, @ViewBuilder pane: () -> Pane) {
    self.isSplit = isSplit
    self.content = content()
    self.pane = pane()
  }

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { SplitNode(self, context) { $0.content } }
}

private final class SplitNode<Content: View, Pane: View>: LayoutNode<SplitView<Content, Pane>, Content> {
  private var pane: _Node<Pane>?
  private var line = Rect(x: 0, y: 0, width: 0, height: 0)

  override init(
    _ view: SplitView<Content, Pane>,
    _ context: _NodeContext,
    content: @escaping (SplitView<Content, Pane>) -> Content
  ) {
    super.init(view, context, content: content)
    pane = view.pane._makeNode(self.context)
  }

  override var children: [_AnyNode] { super.children + (pane.map { [$0] } ?? []) }

  override func update(_ view: SplitView<Content, Pane>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    pane?.update(view.pane, environment)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard view.isSplit else { return super.measure(proposal) }
    return Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
  }

  override func place(in rect: Rect) {
    frame = rect
    guard let child else { return }
    guard view.isSplit, let pane else {
      line = Rect(x: 0, y: 0, width: 0, height: 0)
      return child.place(in: rect)
    }
    if rect.width >= 100 {
      let width = rect.width * 9 / 20
      child.placeAtTop(
        of: Rect(x: rect.minX, y: rect.minY, width: rect.width - width - 1, height: rect.height)
      )
      line = Rect(x: rect.maxX - width - 1, y: rect.minY, width: 1, height: rect.height)
      pane.placeAtTop(of: Rect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height))
    } else {
      let height = rect.height / 2
      child.placeAtTop(
        of: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - height - 1)
      )
      line = Rect(x: rect.minX, y: rect.maxY - height - 1, width: rect.width, height: 1)
      pane.placeAtTop(of: Rect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
    }
  }

  override func paint(_ canvas: Canvas) {
    let isColumn = line.width == 1 && line.height > 1
    child?.paint(canvas.clipped(to: child?.frame ?? frame))
    pane?.paint(canvas)
    let style = graph.palette.number(of: CellStyle(attributes: .dim))
    for y in line.minY..<line.maxY {
      for x in line.minX..<line.maxX {
        canvas.put(Glyph(glyph: isColumn ? 0x2502 : 0x2500, width: 1), style: style, x: x, y: y)
      }
    }
  }
}
