import Foundation

extension Grid {
  /// - Parameters:
  ///   - alignment: The position of a view in its cell.
  ///   - horizontalSpacing: The number of empty columns between two columns, to the nearest.
  ///   - verticalSpacing: The number of empty rows between two rows, to the nearest.
  ///   - content: The rows. A view outside a row is as wide as the grid.
  @_disfavoredOverload
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing.map(Int.init(cells:)),
      verticalSpacing: verticalSpacing.map(Int.init(cells:)),
      content: content
    )
  }
}

extension GridItem {
  /// - Parameters:
  ///   - size: The length.
  ///   - spacing: The number of empty cells to the next item, to the nearest.
  ///   - alignment: The position of a view in its cell.
  @_disfavoredOverload
  public init(_ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.map(Int.init(cells:)), alignment: alignment)
  }
}

extension GridItem.Size {
  /// Returns a length that is always the same.
  ///
  /// - Parameter length: The number of cells, to the nearest.
  @_disfavoredOverload
  public static func fixed(_ length: CGFloat) -> GridItem.Size { .fixed(Int(cells: length)) }

  /// Returns an equal part of the space.
  ///
  /// - Parameters:
  ///   - minimum: The smallest number of cells, to the nearest.
  ///   - maximum: The largest number of cells, to the nearest.
  @_disfavoredOverload
  public static func flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity) -> GridItem.Size {
    .flexible(minimum: Int(cells: minimum), maximum: Int(cells: maximum))
  }

  /// Returns as many as fit into an equal part of the space.
  ///
  /// - Parameters:
  ///   - minimum: The smallest number of cells, to the nearest.
  ///   - maximum: The largest number of cells, to the nearest.
  @_disfavoredOverload
  public static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size {
    .adaptive(minimum: Int(cells: minimum), maximum: Int(cells: maximum))
  }
}

extension LazyVGrid {
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The position of the columns if they are narrower than the grid.
  ///   - spacing: The number of empty rows between two rows, to the nearest.
  ///   - pinnedViews: The views that stay in sight in SwiftUI. Here they scroll with the others.
  ///   - content: The views.
  @_disfavoredOverload
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns,
      alignment: alignment,
      spacing: spacing.map(Int.init(cells:)),
      content: content
    )
  }
}

extension LazyHGrid {
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The position of the rows if they are lower than the grid.
  ///   - spacing: The number of empty columns between two columns, to the nearest.
  ///   - pinnedViews: The views that stay in sight in SwiftUI. Here they scroll with the others.
  ///   - content: The views.
  @_disfavoredOverload
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, alignment: alignment, spacing: spacing.map(Int.init(cells:)), content: content)
  }
}
