/// A horizontal stack of views, from left to right.
public nonisolated struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The number of empty columns between two views; one by default.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = ProposedSize.bounded(spacing ?? 1)
    self.content = content()
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ContainerNode(self, context, content: \.content) {
      .stack(StackLayout(axis: .horizontal, spacing: $0.spacing, vertical: $0.alignment))
    }
  }
}
