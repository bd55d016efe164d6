/// A view without content. It takes no space.
public struct EmptyView: View {
  public init() {}

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { GroupNode(self, context) { _, _ in [] } }

  public func _collectRows(_ rows: inout _RowList) {}
}
