/// One of two views, as chosen by an `if` or a `switch`.
public nonisolated struct ConditionalContent<First: View, Second: View>: View {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GroupNode(self, context, isExclusive: true) { view, group in
      switch view.storage {
      case .first(let first): [group.node(for: first, at: 0)]
      case .second(let second): [group.node(for: second, at: 1)]
      }
    }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) {
    switch storage {
    case .first(let first): rows.nested(0) { first._collectRows(&$0) }
    case .second(let second): rows.nested(1) { second._collectRows(&$0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GroupNode(self, context) { view, group in view.map { [group.node(for: $0, at: 0)] } ?? [] }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) { self?._collectRows(&rows) }
}
