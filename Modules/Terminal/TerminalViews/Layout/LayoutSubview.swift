import Foundation

/// The views in a ``Layout``.
public typealias LayoutSubviews = [LayoutSubview]

/// A view in a ``Layout``.
@MainActor
public struct LayoutSubview: @MainActor _MeasuredInCells {
  let node: _AnyNode

  public var _lengths: LayoutSubview { self }

  /// The priority with which the view claims space.
  public var priority: Double { node.layoutPriority }

  /// The space that the view has to others in a stack.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that the view sets with ``View/layoutValue(key:value:)``.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { node.layoutValue(for: key) }

  /// Returns the size that the view chooses for a proposal.
  ///
  /// - Parameter proposal: The size offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(node.sizeThatFits(proposal.inCells))
  }

  /// Returns the size that the view chooses for a proposal, with its positions for alignments.
  ///
  /// - Parameter proposal: The size offered.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = node.sizeThatFits(proposal.inCells)
    guard node.guideCount > 0 else { return ViewDimensions(size) }
    let guides = node.graph.alignmentKeys.map { ($0, node.guide($0, in: size)) }
    let known = Dictionary(uniqueKeysWithValues: guides).compactMapValues(\.self)
    return ViewDimensions(size, guides: known)
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - point: The position, in cells of the screen.
  ///   - anchor: The part of the view that is at the position.
  ///   - proposal: The size offered.
  @_disfavoredOverload
  public func place(at point: Point, anchor: Alignment = .topLeading, proposal: ProposedViewSize) {
    let size: Size = sizeThatFits(proposal)
    // Aligned in an area without cells, the view has its anchor at the point.
    node.placeIfNeeded(in: anchor.rect(size, in: Rect(x: point.x, y: point.y, width: 0, height: 0)))
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - point: The position, in cells of the screen, to the nearest.
  ///   - anchor: The part of the view that is at the position.
  ///   - proposal: The size offered.
  public func place(at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size: Size = sizeThatFits(proposal)
    let origin = Point(
      x: Int(cells: point.x - CGFloat(anchor.x) * CGFloat(size.width)),
      y: Int(cells: point.y - CGFloat(anchor.y) * CGFloat(size.height))
    )
    node.placeIfNeeded(in: Rect(origin: origin, size: size))
  }
}
