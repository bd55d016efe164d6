import Foundation

/// A view with an action for a click.
nonisolated struct TapView<Content: View>: RowModifier {
  let content: Content
  var space = CoordinateSpace.local
  let action: (Point) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { TapNode(self, context) { $0.content } }

  @MainActor func around(_ row: AnyView) -> some View {
    TapView<AnyView>(content: row, space: space, action: action)
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
    let origin = origin(of: view.space)
    view.action(Point(x: event.location.x - origin.x, y: event.location.y - origin.y))
  }

  func begin(_ event: MouseEvent, _ time: Duration) { start = event.location }

  func proceed(_ event: MouseEvent, _ time: Duration) -> Bool {
    guard event.kind == .release, event.location == start, environment.isEnabled else { return false }
    tap(event)
    return true
  }

  func finish() { start = nil }
}

nonisolated extension View {
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

  /// Adds an action for a click on this view.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The origin of the place.
  ///   - action: The action to perform with the place of the click, in cells.
  public func onTapGesture(coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void)
    -> some View
  {
    TapView(content: self, space: coordinateSpace) { action(CGPoint(x: $0.x, y: $0.y)) }
  }
}
