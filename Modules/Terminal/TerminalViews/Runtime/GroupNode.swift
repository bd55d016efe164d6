/// The node of a view that only groups others. Containers lay out the grouped nodes directly.
final class GroupNode<Content: View>: _Node<Content> {
  typealias Evaluate = (Content, GroupNode<Content>) -> [_AnyNode]

  private let evaluate: Evaluate
  /// Whether there is a view at one position at a time.
  private let isExclusive: Bool
  private var nodes: [_AnyNode] = []
  /// The nodes by their position among all possible nodes.
  private var slots: [Int: _AnyNode] = [:]
  private var previousSlots: [Int: _AnyNode] = [:]

  init(
    _ view: Content,
    _ context: _NodeContext,
    isExclusive: Bool = false,
    evaluate: @escaping Evaluate
  ) {
    self.evaluate = evaluate
    self.isExclusive = isExclusive
    super.init(view, context)
    reevaluate()
  }

  override var children: [_AnyNode] { nodes }
  override var isInert: Bool { true }

  override func identified(_ id: AnyHashable) -> _AnyNode? {
    (view as? any IdentityCarrying)?.identity == id ? self : nil
  }

  override var identities: [(id: AnyHashable, node: _AnyNode)] {
    (view as? any IdentityCarrying).map { [($0.identity, self)] } ?? []
  }

  override func appendLayoutNodes(_ list: inout [_AnyNode]) {
    for node in nodes { node.appendLayoutNodes(&list) }
  }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    super.update(view, environment)
    reevaluate()
  }

  private func reevaluate() {
    previousSlots = slots
    slots = [:]
    nodes = evaluate(view, self)
    for (slot, node) in previousSlots where slots[slot] !== node { node.unmount() }
    previousSlots = [:]
  }

  /// Returns the node for the view at a position: the existing node, updated, or a new one.
  func node<V: View>(for view: V, at slot: Int) -> _AnyNode {
    if let node = previousSlots[slot] as? _Node<V> {
      node.update(view, environment)
      slots[slot] = node
      return node
    }
    // What is replaced goes first, so that a view value that is in both begins again.
    previousSlots[slot]?.unmount()
    if isExclusive { for node in previousSlots.values { node.unmount() } }
    let node = view._makeNode(context)
    slots[slot] = node
    return node
  }

  func node(forAny view: any View, at slot: Int) -> _AnyNode { node(for: view, at: slot) }

  override func measure(_ proposal: ProposedSize) -> Size {
    StackLayout(groupIn: environment).measure(layoutNodes, proposal)
  }

  override func place(in rect: Rect) {
    super.place(in: rect)
    StackLayout(groupIn: environment).place(layoutNodes, in: rect)
  }

  override func paint(_ canvas: CellCanvas) { for node in nodes { node.paint(canvas) } }
}

extension _AnyNode {
  /// The nodes that a container lays out for this node.
  var layoutNodes: [_AnyNode] {
    var nodes: [_AnyNode] = []
    appendLayoutNodes(&nodes)
    return nodes
  }
}
