/// The layout of a ``ZStack``, such as for an ``AnyLayout``.
public struct ZStackLayout: Layout, GuidelessLayout {
  private let alignment: Alignment

  /// - Parameter alignment: The alignment of views that are smaller than the largest.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    OverlaidLayout(alignment: alignment).measure(subviews.map(\.node), proposal.inCells)
  }

  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    OverlaidLayout(alignment: alignment).place(subviews.map(\.node), in: bounds)
  }
}
