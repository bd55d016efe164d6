/// A view in a ``Layout``.
@MainActor
public struct LayoutSubview {
  let node: _AnyNode

  /// The priority with which the view claims space.
  public var priority: Double { node.layoutPriority }

  /// The value that the view sets with ``View/layoutValue(key:value:)``.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { node.layoutValue(for: key) }

  /// Returns the size that the view chooses for a proposal.
  ///
  /// - Parameter proposal: The size offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.sizeThatFits(proposal.inCells) }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - point: The position, in cells of the screen.
  ///   - anchor: The part of the view that is at the position.
  ///   - proposal: The size offered.
  public func place(at point: Point, anchor: Alignment = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    // Aligned in an area without cells, the view has its anchor at the point.
    node.place(in: anchor.rect(size, in: Rect(x: point.x, y: point.y, width: 0, height: 0)))
  }
}
