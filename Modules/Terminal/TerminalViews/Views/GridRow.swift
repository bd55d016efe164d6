/// A row of a ``Grid``, with a view for each column.
public nonisolated struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameters:
  ///   - alignment: The vertical position of the views in their cells; `nil` for that of the grid.
  ///   - content: The views.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    CellsNode(self, context) { $0.content }
  }
}

/// A node with the cells of a row.
@MainActor
protocol GridRowNode: AnyObject {
  var cells: [_AnyNode] { get }
  var alignment: VerticalAlignment? { get }
}

/// Outside a grid, a row is a stack.
private final class CellsNode<Content: View>: LayoutNode<GridRow<Content>, Content>, GridRowNode {
  private let outside = StackLayout(axis: .horizontal, spacing: 1)

  var cells: [_AnyNode] { child?.layoutNodes ?? [] }
  var alignment: VerticalAlignment? { view.alignment }

  override func measure(_ proposal: ProposedSize) -> Size { outside.measure(cells, proposal) }

  override func place(in rect: Rect) {
    frame = rect
    outside.place(cells, in: rect)
  }
}

/// The number of columns of a cell.
enum GridColumnCount: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

nonisolated extension View {
  /// Sets the number of columns of this cell in a ``GridRow``.
  ///
  /// - Parameter count: The number, at least one.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnCount.self, value: min(max(1, count), 1_000))
  }
}
