/// A view with a description.
nonisolated struct HelpedView<Content: View>: RowModifier {
  let content: Content
  let help: String

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    HelpedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { HelpedView<AnyView>(content: row, help: help) }
}

/// A node that describes the command within.
@MainActor
protocol HelpNode: AnyObject {
  var help: String { get }
}

private final class HelpedNode<Content: View>: WrapperNode<HelpedView<Content>, Content>, HelpNode {
  override var isInert: Bool { true }
  var help: String { view.help }
}

nonisolated extension View {
  /// Describes the button in this view, as a menu's item: in the command palette and in the list of keys.
  ///
  /// ```swift
  /// Button("Sort") { sort() }.help("Sort coins")
  /// ```
  ///
  /// - Parameter text: The description.
  public func help(_ text: some StringProtocol) -> some View { HelpedView(content: self, help: String(text)) }

  /// Describes the button in this view, as a menu's item: in the command palette and in the list of keys.
  ///
  /// - Parameter text: The description. Its styles aren't shown.
  public func help(_ text: Text) -> some View { help(text.plain) }
}
