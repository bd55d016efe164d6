/// The node of a view around another. By default, it forwards everything to the inner node.
class WrapperNode<Content: View, Inner: View>: _Node<Content> {
  private let inner: (Content) -> Inner
  private(set) var child: _Node<Inner>?

  init(_ view: Content, _ context: _NodeContext, content inner: @escaping (Content) -> Inner) {
    self.inner = inner
    super.init(view, context)
    var context = self.context
    context.environment = environment(for: view, in: environment)
    child = inner(view)._makeNode(context)
  }

  /// Returns the environment for the inner view.
  func environment(for view: Content, in environment: EnvironmentValues) -> EnvironmentValues { environment }

  override var children: [_AnyNode] { if let child { [child] } else { [] } }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    let inside = self.environment(for: view, in: environment)
    super.update(view, environment)
    child?.update(inner(view), inside)
  }

  override func appendLayoutNodes(_ nodes: inout [_AnyNode]) { child?.appendLayoutNodes(&nodes) }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child?.layoutValue(key) }
  override func explicitGuide(_ key: AlignmentKey, in size: Size) -> Int? {
    guard let child, child.guideCount > 0 else { return nil }
    return child.guide(key, in: child.sizeThatFits(ProposedSize(size)))
  }
  override func setContainerAxis(_ axis: Axis) { child?.setContainerAxis(axis) }
  override func measure(_ proposal: ProposedSize) -> Size { child?.sizeThatFits(proposal) ?? .zero }
  override func place(in rect: Rect) {
    super.place(in: rect)
    child?.placeIfNeeded(in: rect)
  }
  override func paint(_ canvas: CellCanvas) { child?.paint(canvas) }
}

/// The node of a view around another that takes part in layout.
class LayoutNode<Content: View, Inner: View>: WrapperNode<Content, Inner> {
  override func appendLayoutNodes(_ nodes: inout [_AnyNode]) { nodes.append(self) }
}
