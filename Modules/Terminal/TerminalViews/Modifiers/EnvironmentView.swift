/// A view that changes the environment of its content.
public nonisolated struct EnvironmentView<Content: View, Value>: View {
  let content: Content
  let value: Value
  let apply: (Value, inout EnvironmentValues) -> Void

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    EnvironmentNode(self, context) { $0.content }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) {
    var inside = EnvironmentValues.current
    apply(value, &inside)
    rows.modified({ rows in EnvironmentValues.with(inside) { content._collectRows(&rows) } }) { view in
      AnyView(erasing: view) { EnvironmentView<AnyView, Value>(content: $0, value: value, apply: apply) }
    }
  }
}

private final class EnvironmentNode<Content: View, Value>: WrapperNode<
  EnvironmentView<Content, Value>, Content
>
{
  private var last: (outside: Int, value: Value, inside: EnvironmentValues)?

  override var isInert: Bool { true }

  override func environment(
    for view: EnvironmentView<Content, Value>,
    in environment: EnvironmentValues
  ) -> EnvironmentValues {
    if let last, last.outside == environment.id, isBitwiseEqual(last.value, view.value) { return last.inside }
    var inside = environment
    view.apply(view.value, &inside)
    last = (environment.id, view.value, inside)
    return inside
  }
}
