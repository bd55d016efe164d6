/// The node of a view that lays out the nodes of its content.
final class ContainerNode<Content: View, Inner: View>: _Node<Content> {
  enum Layout {
    case stack(StackLayout)
    case overlaid(OverlaidLayout)
  }

  private let inner: KeyPath<Content, Inner>
  private let layout: (Content) -> Layout
  private var child: _Node<Inner>?

  init(
    _ view: Content,
    _ context: _NodeContext,
    content: KeyPath<Content, Inner>,
    layout: @escaping (Content) -> Layout
  ) {
    inner = content
    self.layout = layout
    super.init(view, context)
    child = view[keyPath: inner]._makeNode(self.context)
  }

  override var children: [_AnyNode] { if let child { [child] } else { [] } }
  override var hasPassiveChildren: Bool { child?.isPassive ?? true }
  override var isInert: Bool { true }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    super.update(view, environment)
    child?.update(view[keyPath: inner], environment)
  }

  /// The nodes to lay out. They are kept, because a stack is measured up to twelve times.
  private var nodes: [_AnyNode] {
    if let contained { return contained }
    let nodes = child?.layoutNodes ?? []
    contained = nodes
    graph.hasNewLayout = true
    return nodes
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    switch layout(view) {
    case .stack(let stack): return stack.measure(nodes, proposal)
    case .overlaid(let layout): return layout.measure(nodes, proposal)
    }
  }

  override func place(in rect: Rect) {
    super.place(in: rect)
    switch layout(view) {
    case .stack(let stack): stack.place(nodes, in: rect)
    case .overlaid(let layout): layout.place(nodes, in: rect)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, in size: Size) -> Int? {
    let nodes = child?.layoutNodes ?? []
    let area = Rect(origin: .zero, size: size)
    let rects =
      switch layout(view) {
      case .stack(let stack): stack.rects(nodes, in: area)
      case .overlaid(let layout): layout.rects(nodes, in: area)
      }
    for (node, rect) in zip(nodes, rects) {
      if let guide = node.guide(key, in: rect.size) { return key.position(rect.origin) + guide }
    }
    return nil
  }

  override func paint(_ canvas: CellCanvas) {
    for node in nodes { node.paint(canvas) }
  }
}
