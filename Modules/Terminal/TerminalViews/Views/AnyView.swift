/// A view of any type.
public nonisolated struct AnyView: View {
  let view: any View

  /// - Parameter view: The view. If its type changes, so does its identity.
  public init(_ view: some View) { self.view = view }

  /// - Parameter view: The view. If its type changes, so does its identity.
  public init(erasing view: some View) { self.init(view) }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GroupNode(self, context) { view, group in [group.node(forAny: view.view, at: 0)] }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) { view._collectRows(&rows) }
}

extension AnyView {
  /// Wraps a view of any type.
  init<Result: View>(erasing view: any View, _ wrap: (AnyView) -> Result) {
    self.init(wrap(AnyView(any: view)))
  }

  init(any view: any View) { self.view = view }
}
