/// The node of a view that lays out the nodes of its content.
final class ContainerNode<Content: View, Inner: View>: _Node<Content> {
  enum Layout {
    case stack(StackLayout)
    case overlaid(Alignment)
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
    case .overlaid:
      return nodes.reduce(.zero) { size, node in
        let next = node.sizeThatFits(proposal)
        return Size(width: max(size.width, next.width), height: max(size.height, next.height))
      }
    }
  }

  override func place(in rect: Rect) {
    super.place(in: rect)
    switch layout(view) {
    case .stack(let stack): stack.place(nodes, in: rect)
    case .overlaid(let alignment):
      for node in nodes {
        node.place(in: alignment.rect(node.sizeThatFits(ProposedSize(rect.size)), in: rect))
      }
    }
  }

  override func paint(_ canvas: CellCanvas) {
    for node in nodes { node.paint(canvas) }
  }
}
