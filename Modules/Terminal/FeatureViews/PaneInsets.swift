import TerminalUI

/// A layout that fills a pane and keeps the content away from its border: by two columns and a row in panes of at
/// least 40 columns, otherwise by a column.
///
/// ```swift
/// Pane("Details") {
///   PaneInsets { CoinFigures(coin: coin) }
/// }
/// ```
public struct PaneInsets: Layout {
  public init() {}

  private func insets(width: Int?) -> (columns: Int, rows: Int) {
    width.map { $0 >= 40 } == true ? (columns: 2, rows: 1) : (columns: 1, rows: 0)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets(width: proposal.width)
    var inside = proposal
    if let width = proposal.width { inside.width = max(0, width - CGFloat(2 * insets.columns)) }
    if let height = proposal.height { inside.height = max(0, height - CGFloat(2 * insets.rows)) }
    return inside
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let insets = insets(width: proposal.width)
    let size = subviews.first?.sizeThatFits(inside(proposal)) ?? .zero
    return Size(
      width: proposal.width ?? size.width + 2 * insets.columns,
      height: proposal.height ?? size.height + 2 * insets.rows
    )
  }

  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let insets = insets(width: bounds.width)
    let place = Point(x: bounds.minX + insets.columns, y: bounds.minY + insets.rows)
    subviews.first?.place(at: place, proposal: inside(ProposedViewSize(bounds.size)))
  }
}
