import Foundation

nonisolated extension View {
  /// Changes the look of this view as its size and its place say. The place itself stays as it is.
  ///
  /// ```swift
  /// Text("Later").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
  /// ```
  ///
  /// - Parameter effect: Returns the effect, made from an empty one.
  public func visualEffect(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0)._changes }
  }
}

/// A view whose look depends on its place.
private nonisolated struct VisualEffectView<Content: View>: RowModifier {
  let content: Content
  let changes: @MainActor (GeometryProxy) -> _VisualChanges

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    VisualEffectNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    VisualEffectView<AnyView>(content: row, changes: changes)
  }
}

private final class VisualEffectNode<Content: View>: LayoutNode<VisualEffectView<Content>, Content> {
  private var changes = _VisualChanges()

  override func refresh() { invalidateLayout() }

  override func place(in rect: Rect) {
    frame = rect
    // The closure may read the places of views around.
    invalidatePlacement()
    let proxy = GeometryProxy(rect: rect, reading: GeometryReading(self))
    changes = EnvironmentValues.with(environment) { tracked { view.changes(proxy) } }
    let (x, y) = (Int(cells: changes.x), Int(cells: changes.y))
    super.place(in: Rect(x: rect.minX + x, y: rect.minY + y, width: rect.width, height: rect.height))
    frame = rect
  }

  override func paint(_ canvas: CellCanvas) {
    guard changes.opacity > 0 else { return }
    guard changes.opacity < 1 else { return super.paint(canvas) }
    canvas.mixing(child?.frame ?? frame, changes.opacity) { super.paint(canvas) }
  }
}
