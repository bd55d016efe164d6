extension View {
  /// Sets the width of the column of a ``NavigationSplitView`` that contains this view. It has no effect on narrow
  /// screens, on which one column is shown.
  ///
  /// - Parameter width: The width in terminal columns.
  public func navigationSplitViewColumnWidth(_ width: Int) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of the column of a ``NavigationSplitView`` that contains this view. The user can't change it.
  ///
  /// - Parameters:
  ///   - min: The width if there is too little space for the other columns; `nil` for `ideal`.
  ///   - ideal: The width in terminal columns.
  ///   - max: The largest width, if `ideal` is larger.
  public func navigationSplitViewColumnWidth(min: Int? = nil, ideal: Int, max: Int? = nil) -> some View {
    let ideal = Swift.max(1, Swift.min(ideal, max ?? ideal))
    return ColumnWidthView(
      content: self,
      width: ColumnWidth(min: Swift.min(min ?? ideal, ideal), ideal: ideal)
    )
  }
}

/// The width of a column of a split view.
struct ColumnWidth {
  let min: Int
  let ideal: Int
}

private struct ColumnWidthView<Content: View>: View {
  let content: Content
  let width: ColumnWidth

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { ColumnWidthNode(self, context) { $0.content } }
}

@MainActor
private protocol ColumnWidthCarrying: AnyObject {
  var width: ColumnWidth { get }
}

private final class ColumnWidthNode<Content: View>: WrapperNode<ColumnWidthView<Content>, Content>,
  ColumnWidthCarrying
{
  var width: ColumnWidth { view.width }
}

extension _AnyNode {
  /// The width that a view at the top of this column has set; `nil` if none has.
  var columnWidth: ColumnWidth? {
    var next: _AnyNode? = self
    while let node = next {
      if let width = (node as? any ColumnWidthCarrying)?.width { return width }
      next = node.activeChildren.first
    }
    return nil
  }
}
