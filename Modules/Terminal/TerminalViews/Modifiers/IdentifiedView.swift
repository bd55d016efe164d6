/// A view that is replaced when its ID changes.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, IdentityCarrying {
  let content: Content
  let id: ID

  var identity: AnyHashable { AnyHashable(id) }

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    // Each ID has its own slot in the group, so that another ID makes a new node.
    var slots: [ID: Int] = [:]
    var count = 0
    return GroupNode(self, context, isExclusive: true) { view, group in
      if slots[view.id] == nil {
        count += 1
        slots = [view.id: count]
      }
      return [group.node(for: view.content, at: count)]
    }
  }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    let identity = identity
    let collect = { (rows: inout _RowList) in
      rows.changed({ content._collectRows(&$0) }) { segment in
        if segment.count == 1, segment.id(0) == nil { segment.id = { _ in identity } }
      }
    }
    // Another ID makes other rows.
    if Content.mayBeRows, let number = rows.bodies?.number(of: identity) {
      rows.nested { $0.nested(number, collect) }
    } else {
      collect(&rows)
    }
  }
}

/// A view with an identity of its caller's choice.
@MainActor
protocol IdentityCarrying {
  var identity: AnyHashable { get }
}

nonisolated extension View {
  /// Binds the identity of this view to a value. When the value changes, the view begins again: its `@State`,
  /// focus and tasks are those of a new view.
  ///
  /// - Parameter id: The value.
  public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: id) }
}
