nonisolated extension View {
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
    let width = ColumnWidth(min: Swift.min(min ?? ideal, ideal), ideal: ideal)
    return ColumnSizeView(content: self, width: width, height: nil)
  }

  /// Sets the height of the detail of a ``NavigationSplitView`` that contains this view. On a narrow screen, the detail
  /// is then below the list instead of in its place. SwiftUI has no such modifier.
  ///
  /// - Parameter height: The height in rows. The detail has at most half of them.
  public func navigationSplitViewColumnHeight(_ height: Int) -> some View {
    ColumnSizeView(content: self, width: nil, height: height)
  }
}

/// The width of a column of a split view.
struct ColumnWidth {
  let min: Int
  let ideal: Int
}

private nonisolated struct ColumnSizeView<Content: View>: View {
  let content: Content
  let width: ColumnWidth?
  let height: Int?

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ColumnSizeNode(self, context) { $0.content }
  }
}

@MainActor
private protocol ColumnSizing: AnyObject {
  var width: ColumnWidth? { get }
  var height: Int? { get }
}

private final class ColumnSizeNode<Content: View>: WrapperNode<ColumnSizeView<Content>, Content>, ColumnSizing
{
  var width: ColumnWidth? { view.width }
  var height: Int? { view.height }
}

extension _AnyNode {
  /// The width that a view at the top of this column has set; `nil` if none has.
  var columnWidth: ColumnWidth? { columnSize { $0.width } }

  /// The height that a view at the top of this column has set; `nil` if none has.
  var columnHeight: Int? { columnSize { $0.height } }

  private func columnSize<Value>(_ value: (any ColumnSizing) -> Value?) -> Value? {
    var next: _AnyNode? = self
    while let node = next {
      if let value = (node as? any ColumnSizing).flatMap(value) { return value }
      next = node.activeChildren.first
    }
    return nil
  }
}
