/// The layout of a ``ZStack``, such as for an ``AnyLayout``.
public struct ZStackLayout: Layout {
  private let alignment: Alignment

  /// - Parameter alignment: The alignment of views that are smaller than the largest.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.reduce(.zero) { size, subview in
      let next = subview.sizeThatFits(proposal)
      return Size(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      subview.node.place(in: alignment.rect(subview.sizeThatFits(ProposedViewSize(bounds.size)), in: bounds))
    }
  }
}
