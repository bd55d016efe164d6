nonisolated extension View {
  /// Sets whether this view reacts to the mouse. If not, what is behind does.
  ///
  /// - Parameter enabled: Whether it does.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingView(content: self, isEnabled: enabled)
  }
}

private nonisolated struct HitTestingView<Content: View>: RowModifier {
  let content: Content
  let isEnabled: Bool

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    HitTestingNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    HitTestingView<AnyView>(content: row, isEnabled: isEnabled)
  }
}

private final class HitTestingNode<Content: View>: WrapperNode<HitTestingView<Content>, Content> {
  override var isInert: Bool { true }
  override func mouseChildren(at point: Point) -> [_AnyNode] { view.isEnabled ? activeChildren : [] }
}
