/// A view with an action for a click.
struct TapView<Content: View>: View {
  let content: Content
  let action: (Point) -> Void

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { TapNode(self, context) { $0.content } }

  func _collectRows(_ rows: inout _RowList) {
    rows.modified({ content._collectRows(&$0) }) { view in
      AnyView(erasing: view) { TapView<AnyView>(content: $0, action: action) }
    }
  }
}

private final class TapNode<Content: View>: LayoutNode<TapView<Content>, Content>, GestureTarget {
  private var start: Point?
  var isClick: Bool { true }
  var isSimultaneous: Bool { false }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, environment.isEnabled else { return .ignored }
    // A click may become the gesture of a view around.
    graph.beginGestures(of: self, event)
    if graph.gestures.allSatisfy(\.isClick) {
      graph.gestures = []
      tap(event)
    }
    return .handled
  }

  private func tap(_ event: MouseEvent) {
    view.action(Point(x: event.location.x - frame.minX, y: event.location.y - frame.minY))
  }

  func begin(_ event: MouseEvent, _ time: Duration) { start = event.location }

  func proceed(_ event: MouseEvent, _ time: Duration) -> Bool {
    guard event.kind == .release, event.location == start, environment.isEnabled else { return false }
    tap(event)
    return true
  }

  func finish() { start = nil }
}

extension View {
  /// Adds an action for a click on this view. Give views that can be reached by keyboard a ``Button`` instead.
  ///
  /// - Parameter action: The action to perform.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    TapView(content: self) { _ in action() }
  }

  /// Adds an action for a click on this view.
  ///
  /// - Parameter action: The action to perform with the place of the click, in cells from the top left of the
  ///   view.
  public func onTapGesture(perform action: @escaping (Point) -> Void) -> some View {
    TapView(content: self, action: action)
  }
}
