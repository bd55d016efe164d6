nonisolated extension View {
  /// Adds an action for when a value made from the size or the place of this view has changed, and for its first value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value.
  ///   - action: The action for a value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    MeasuredView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Adds an action for when a value made from the size or the place of this view has changed, and for its first value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value.
  ///   - action: The action for the value before and the value after; the first time, both are the first value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    MeasuredView(content: self, transform: transform, action: action)
  }

  /// Adds an action for when a number made from the size of this view has changed, and for its first value.
  ///
  /// - Parameters:
  ///   - type: The type of the number.
  ///   - transform: Returns the number.
  ///   - action: The action for a number.
  public func onGeometryChange(
    for type: Int.Type,
    of transform: @escaping (_GeometryInCells) -> Int,
    action: @escaping (Int) -> Void
  ) -> some View {
    MeasuredView(content: self, transform: { transform(_GeometryInCells(proxy: $0)) }) { action($1) }
  }
}

/// A view that tells its size.
nonisolated struct MeasuredView<Content: View, Value: Equatable>: RowModifier {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    MeasuredNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    MeasuredView<AnyView, Value>(content: row, transform: transform, action: action)
  }
}

private final class MeasuredNode<Content: View, Value: Equatable>: LayoutNode<
  MeasuredView<Content, Value>, Content
>
{
  private var value: Value?

  override var isInert: Bool { true }

  override func place(in rect: Rect) {
    super.place(in: rect)
    // The closure may read the places of views around, and more.
    invalidatePlacement()
    let new = view.transform(GeometryProxy(rect: rect, reading: GeometryReading(self)))
    let old = value ?? new
    guard value != new else { return }
    value = new
    graph.afterFrame { [weak self] in
      guard let self, !isUnmounted else { return }
      responding { self.view.action(old, new) }
    }
  }
}
