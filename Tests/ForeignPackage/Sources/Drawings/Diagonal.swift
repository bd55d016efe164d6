import TerminalUI

/// Views from the top left to the bottom right, each beginning where the one before ends.
public struct Diagonal: Layout {
  public init() {}

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Size(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: ProposedViewSize(size))
      point = Point(x: point.x + size.width, y: point.y + size.height)
    }
  }
}
