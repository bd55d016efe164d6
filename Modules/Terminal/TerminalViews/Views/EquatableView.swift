/// A view that is evaluated again only when it is no longer equal to what it was, or the environment has changed.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  let content: Content

  /// - Parameter content: The view.
  public init(content: Content) { self.content = content }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    EquatableNode(self, context) { $0.content }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) {
    guard Content.mayBeRows else { return rows.append(self, around: content) }
    if Content.Body.self == Never.self || !rows.appendBody(of: content) {
      content._collectRows(&rows)
    }
  }
}

private final class EquatableNode<Content: View & Equatable>: WrapperNode<EquatableView<Content>, Content> {
  override var isInert: Bool { true }

  override func update(_ view: EquatableView<Content>, _ environment: EnvironmentValues) {
    guard view.content != self.view.content || environment.id != self.environment.id else { return }
    super.update(view, environment)
  }
}

nonisolated extension View where Self: Equatable {
  /// Evaluates this view again only when it is no longer equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
