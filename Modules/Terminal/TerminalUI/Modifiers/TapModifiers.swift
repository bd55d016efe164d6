/// A view with an action for a click.
struct TapView<Content: View>: View {
  let content: Content
  let action: @MainActor () -> Void

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { TapNode(self, context) { $0.content } }

  func _collectRows(_ rows: inout _RowList) {
    rows.modified({ content._collectRows(&$0) }) { view in
      AnyView(erasing: view) { TapView<AnyView>(content: $0, action: action) }
    }
  }
}

private final class TapNode<Content: View>: LayoutNode<TapView<Content>, Content> {
  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, environment.isEnabled else { return .ignored }
    view.action()
    return .handled
  }
}

extension View {
  /// Adds an action for a click on this view. Give views that can be reached by keyboard a ``Button`` instead.
  ///
  /// - Parameter action: The action to perform.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    TapView(content: self, action: action)
  }
}
