/// A view in a toolbar, with its place.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .confirmationAction) {
///     Button("Save") { store.send(.saveButtonTapped) }.keyboardShortcut("s")
///   }
/// }
/// ```
public nonisolated struct ToolbarItem<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content

  /// - Parameters:
  ///   - placement: The place.
  ///   - content: The view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// - Parameters:
  ///   - id: The name of the item, for changes by the user, which aren't possible here.
  ///   - placement: The place.
  ///   - showsByDefault: Whether the item is shown before any change. It always is.
  ///   - content: The view.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ToolbarItemNode(self, context) { $0.content }
  }
}

private final class ToolbarItemNode<Content: View>: WrapperNode<ToolbarItem<Content>, Content> {
  override func appendLayoutNodes(_ nodes: inout [_AnyNode]) {
    // What isn't laid out isn't drawn, but its keys work.
    if !view.placement.isSecondary { super.appendLayoutNodes(&nodes) }
  }
}
