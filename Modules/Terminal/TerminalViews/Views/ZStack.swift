/// Views on top of each other, the last in front.
public nonisolated struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// - Parameters:
  ///   - alignment: The alignment of views that are smaller than the largest.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ContainerNode(self, context, content: \.content) { .overlaid(OverlaidLayout(alignment: $0.alignment)) }
  }
}
