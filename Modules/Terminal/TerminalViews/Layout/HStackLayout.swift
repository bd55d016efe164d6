import Foundation

/// The layout of an ``HStack``, such as for an ``AnyLayout``.
public struct HStackLayout: Layout, GuidelessLayout {
  private let stack: StackLayout

  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The number of empty columns between two views, to the nearest; one by default.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    let spacing = ProposedSize.bounded(spacing.map(Int.init(cells:)) ?? 1)
    stack = StackLayout(axis: .horizontal, spacing: spacing, vertical: alignment)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    stack.measure(subviews.map(\.node), proposal.inCells)
  }

  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    stack.place(subviews.map(\.node), in: bounds)
  }
}
