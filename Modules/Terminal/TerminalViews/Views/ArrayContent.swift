/// The views created by a loop.
public nonisolated struct ArrayContent<Content: View>: View {
  let content: [Content]

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GroupNode(self, context) { view, group in
      view.content.enumerated().map { group.node(for: $1, at: $0) }
    }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) {
    for child in content { rows.nested { child._collectRows(&$0) } }
  }
}
