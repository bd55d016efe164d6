/// A row of a ``Grid``, with a view for each column.
public struct GridRow<Content: View>: View {
  let content: Content

  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { CellsNode(self, context) { $0.content } }
}

/// A node with the cells of a row.
@MainActor
protocol GridRowNode: AnyObject {
  var cells: [_AnyNode] { get }
}

/// Outside a grid, a row is a stack.
private final class CellsNode<Content: View>: LayoutNode<GridRow<Content>, Content>, GridRowNode {
  private let outside = StackLayout(axis: .horizontal, spacing: 1)

  var cells: [_AnyNode] { child?.layoutNodes ?? [] }

  override func measure(_ proposal: ProposedSize) -> Size { outside.measure(cells, proposal) }

  override func place(in rect: Rect) {
    frame = rect
    outside.place(cells, in: rect)
  }
}
