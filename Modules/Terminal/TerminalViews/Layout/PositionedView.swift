import Foundation

nonisolated extension View {
  /// Places the center of this view at a point of the available area, all of which it takes.
  ///
  /// - Parameters:
  ///   - x: The column, to the nearest.
  ///   - y: The row, to the nearest.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    PositionLayout(point: CGPoint(x: x, y: y)) { self }
  }

  /// Places the center of this view at a point of the available area, all of which it takes.
  ///
  /// - Parameter position: The column and the row, to the nearest.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

/// A layout of views with their centers at a point.
private nonisolated struct PositionLayout: Layout {
  let point: CGPoint

  @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? CGSize.zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  @MainActor func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    for subview in subviews {
      subview.place(at: place, anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
