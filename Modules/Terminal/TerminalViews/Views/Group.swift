/// Several views that are treated as one, for example by a modifier.
public nonisolated struct Group<Content: View>: View {
  let content: Content

  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GroupNode(self, context) { view, group in [group.node(for: view.content, at: 0)] }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) { content._collectRows(&rows) }
}
