/// A vertical stack of views, from the top down.
public nonisolated struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The number of empty rows between two views; none by default.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = ProposedSize.bounded(spacing ?? 0)
    self.content = content()
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ContainerNode(self, context, content: \.content) {
      .stack(StackLayout(axis: .vertical, spacing: $0.spacing, horizontal: $0.alignment))
    }
  }
}
