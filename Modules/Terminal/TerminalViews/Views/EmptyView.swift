/// A view without content. It takes no space.
public nonisolated struct EmptyView: View, Sendable {
  public init() {}

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GroupNode(self, context) { _, _ in [] }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) {}
}
