/// Space that grows as far as it can along the axis of its stack.
public nonisolated struct Spacer: View, Sendable {
  let minLength: Int

  /// - Parameter minLength: The smallest number of cells.
  public init(minLength: Int? = nil) { self.minLength = ProposedSize.bounded(minLength ?? 0) }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> { SpacerNode(self, context) }
}

private final class SpacerNode: _Node<Spacer> {
  override var isInert: Bool { true }

  private var axis = Axis.vertical

  override func setContainerAxis(_ axis: Axis) { self.axis = axis }

  /// A spacer takes the space left over by all other views.
  override var layoutPriority: Double { -.infinity }

  override func measure(_ proposal: ProposedSize) -> Size {
    switch axis {
    case .horizontal: Size(width: max(view.minLength, proposal.width ?? 0), height: 0)
    case .vertical: Size(width: 0, height: max(view.minLength, proposal.height ?? 0))
    }
  }
}
