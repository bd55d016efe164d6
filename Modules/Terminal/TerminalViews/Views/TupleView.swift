/// Several views, one after the other.
public nonisolated struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GroupNode(self, context) { view, group in
      var nodes: [_AnyNode] = []
      var index = 0
      for child in repeat each view.content {
        nodes.append(group.node(for: child, at: index))
        index += 1
      }
      return nodes
    }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) {
    for child in repeat each content { rows.nested { child._collectRows(&$0) } }
  }
}
