/// Views in rows and columns. Each column is as wide as its widest view.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("Price")
///     Text("97,411.02")
///   }
///   GridRow {
///     Text("24 h")
///     Text("+1.2 %")
///   }
/// }
/// ```
public nonisolated struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

  /// - Parameters:
  ///   - alignment: The position of a view in its cell.
  ///   - horizontalSpacing: The number of empty columns between two columns; one by default.
  ///   - verticalSpacing: The number of empty rows between two rows; none by default.
  ///   - content: The rows. A view outside a row is as wide as the grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: Int? = nil,
    verticalSpacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: ProposedSize.bounded(horizontalSpacing ?? 1),
      verticalSpacing: ProposedSize.bounded(verticalSpacing ?? 0)
    )
    self.content = content()
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GridNode(self, context) { $0.content }
  }
}

private final class GridNode<Content: View>: LayoutNode<Grid<Content>, Content> {
  private var rows: [GridLayout.Row] {
    (child?.layoutNodes ?? []).map { node in
      (node as? any GridRowNode).map { .cells(cells($0), in: node, $0.alignment) } ?? .wide(node)
    }
  }

  /// Returns the cells of a row with their columns.
  private func cells(_ row: any GridRowNode) -> [GridLayout.GridCell] {
    var next = 0
    return row.cells.map { node in
      let start = next
      next += node.layoutValue(for: GridColumnCount.self)
      return (node, start..<next)
    }
  }

  override func setContainerAxis(_ axis: Axis) {}

  override func measure(_ proposal: ProposedSize) -> Size { view.layout.measure(rows, proposal) }

  override func place(in rect: Rect) {
    frame = rect
    view.layout.place(rows, in: rect)
  }
}

/// The layout of a grid.
@MainActor
struct GridLayout {
  typealias GridCell = (node: _AnyNode, columns: Range<Int>)

  enum Row {
    case cells([GridCell], in: _AnyNode, VerticalAlignment?)
    case wide(_AnyNode)
  }

  var alignment: Alignment
  var horizontalSpacing: Int
  var verticalSpacing: Int

  /// Returns the widths of the columns. If they are wider than the proposal, the widest shrink first.
  private func columns(_ rows: [Row], _ proposal: ProposedSize) -> [Int] {
    var widths = idealColumns(rows)
    guard let offered = proposal.width else { return widths }
    var excess = width(of: widths) - offered
    while excess > 0, let widest = widths.max(), widest > 1 {
      let next = widths.filter { $0 < widest }.max() ?? 1
      let columns = widths.indices.filter { widths[$0] == widest }
      let step = min(max(1, excess / columns.count), widest - next)
      for column in columns where excess > 0 {
        widths[column] -= step
        excess -= step
      }
    }
    return widths
  }

  /// Returns the widths of the columns for the ideal sizes of the cells.
  private func idealColumns(_ rows: [Row]) -> [Int] {
    let cells = rows.flatMap { row -> [GridCell] in
      if case .cells(let cells, _, _) = row { cells } else { [] }
    }
    var widths = [Int](repeating: 0, count: cells.reduce(0) { max($0, $1.columns.upperBound) })
    // Cells of several columns come last: they make their last column wider if they need to.
    for (node, columns) in cells.sorted(by: { $0.columns.count < $1.columns.count }) {
      let missing = node.sizeThatFits(.unspecified).width - width(of: widths[columns])
      widths[columns.upperBound - 1] += max(0, missing)
    }
    return widths
  }

  private func width(of columns: some Collection<Int>) -> Int {
    columns.reduce(0, +) + horizontalSpacing * max(0, columns.count - 1)
  }

  private func height(of row: Row, _ columns: [Int], _ width: Int) -> Int {
    switch row {
    case .cells(let cells, _, _):
      cells.map { node, range in
        node.sizeThatFits(ProposedSize(width: self.width(of: columns[range]), height: nil)).height
      }.max() ?? 0
    case .wide(let node): node.sizeThatFits(ProposedSize(width: width, height: nil)).height
    }
  }

  private func size(_ rows: [Row], _ columns: [Int], _ proposal: ProposedSize) -> Size {
    var width = width(of: columns)
    for case .wide(let node) in rows {
      node.setContainerAxis(.vertical)
      if node.layoutValue(for: GridUnsizedAxes.self).contains(.horizontal) { continue }
      width = max(width, min(node.sizeThatFits(.unspecified).width, proposal.width ?? .max))
    }
    let heights = rows.map { height(of: $0, columns, width) }
    return Size(width: width, height: heights.reduce(0, +) + verticalSpacing * max(0, rows.count - 1))
  }

  /// Returns the position of a view in its cell: its own, or else that of its column, or else that of its row.
  private func alignment(of cell: _AnyNode, in column: Int, _ rows: [Row], _ row: Alignment) -> Alignment {
    if let anchor = cell.layoutValue(for: GridCellAnchor.self) { return anchor.alignment }
    var alignment = row
    for case .cells(let cells, _, _) in rows {
      for (node, columns) in cells where columns.lowerBound == column {
        alignment.horizontal = node.layoutValue(for: GridColumnAlignment.self) ?? alignment.horizontal
      }
    }
    return alignment
  }

  func measure(_ rows: [Row], _ proposal: ProposedSize) -> Size {
    size(rows, columns(rows, proposal), proposal)
  }

  func place(_ rows: [Row], in rect: Rect) {
    let columns = columns(rows, ProposedSize(rect.size))
    var y = rect.minY
    for row in rows {
      let height = height(of: row, columns, rect.width)
      let line = Rect(x: rect.minX, y: y, width: rect.width, height: height)
      switch row {
      case .wide(let node):
        node.placeIfNeeded(in: alignment.rect(node.sizeThatFits(ProposedSize(line.size)), in: line))
      case .cells(let cells, let node, let vertical):
        node.frame = line
        var alignment = alignment
        if let vertical { alignment.vertical = vertical }
        for (cell, range) in cells {
          let alignment = self.alignment(of: cell, in: range.lowerBound, rows, alignment)
          let x = rect.minX + columns[..<range.lowerBound].reduce(0) { $0 + $1 + horizontalSpacing }
          let area = Rect(x: x, y: y, width: width(of: columns[range]), height: height)
          cell.placeIfNeeded(in: alignment.rect(cell.sizeThatFits(ProposedSize(area.size)), in: area))
        }
      }
      y += height + verticalSpacing
    }
  }
}
