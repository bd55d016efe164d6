/// The node of a view with a body.
final class BodyNode<Content: View>: _Node<Content> {
  private var child: _Node<Content.Body>?
  private var properties: DynamicProperties

  override init(_ view: Content, _ context: _NodeContext) {
    properties = DynamicProperties(of: view)
    super.init(view, context)
    evaluate()
  }

  override var children: [_AnyNode] { if let child { [child] } else { [] } }
  override var hasPassiveChildren: Bool { child?.isPassive ?? true }
  override var isInert: Bool { true }

  override func appendLayoutNodes(_ nodes: inout [_AnyNode]) { child?.appendLayoutNodes(&nodes) }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    let isCurrent = environment.id == self.environment.id && isSame(view, self.view)
    properties.update(view)
    super.update(view, environment)
    if !isCurrent { evaluate() }
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    graph.bodyEvaluations += 1
    properties.connect(to: self)
    let body = EnvironmentValues.with(environment) { tracked { view.body } }
    if let child {
      child.update(body, environment)
    } else {
      child = body._makeNode(context)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, in size: Size) -> Int? { child?.guide(key, in: size) }
  override func setContainerAxis(_ axis: Axis) { child?.setContainerAxis(axis) }
  override func measure(_ proposal: ProposedSize) -> Size { child?.sizeThatFits(proposal) ?? .zero }
  override func place(in rect: Rect) {
    super.place(in: rect)
    child?.placeIfNeeded(in: rect)
  }
  override func paint(_ canvas: CellCanvas) { child?.paint(canvas) }
}

/// Returns whether two values are known to be equal: bit by bit, or as they say themselves. Identical bits always mean
/// equal values, because the objects referred to are alive in both. Equal values may differ in their bits.
@MainActor
func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func isEqual<Known: Equatable>(_ lhs: Known) -> Bool { lhs == rhs as? Known }
  return isBitwiseEqual(lhs, rhs) || (lhs as? any Equatable).map { isEqual($0) } == true
}

/// Returns whether two values are identical bit by bit.
@MainActor
func isBitwiseEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
  }
}
