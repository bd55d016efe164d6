import Foundation

/// The layout of a ``VStack``, such as for an ``AnyLayout``.
public struct VStackLayout: Layout, GuidelessLayout {
  private let stack: StackLayout

  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The number of empty rows between two views, to the nearest; none by default.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    let spacing = ProposedSize.bounded(spacing.map(Int.init(cells:)) ?? 0)
    stack = StackLayout(axis: .vertical, spacing: spacing, horizontal: alignment)
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
