import TerminalUI

/// A layout of two panes: side by side from 100 columns, otherwise one above the other.
///
/// One above the other, the second has its height, but at most half of the area.
public struct PanePairLayout: Layout {
  private let smallestWidth = 100
  private let stackedHeight: Int

  /// - Parameter stackedHeight: The height of the second pane when it is below the first.
  public init(stackedHeight: Int) { self.stackedHeight = stackedHeight }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions(by: Size(width: 80, height: 24))
  }

  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let isWide = bounds.width >= smallestWidth
    let (width, height) = (bounds.width * 3 / 5, max(bounds.height / 2, bounds.height - stackedHeight))
    for (index, subview) in subviews.prefix(2).enumerated() {
      let (x, y) = (isWide && index > 0 ? width : 0, !isWide && index > 0 ? height : 0)
      let size = Size(
        width: isWide ? (index == 0 ? width : bounds.width - width) : bounds.width,
        height: isWide ? bounds.height : (index == 0 ? height : bounds.height - height)
      )
      subview.place(at: Point(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(size))
    }
  }
}
