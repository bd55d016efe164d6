nonisolated extension View {
  /// Shows buttons with their keys in the key bar at the bottom of the screen.
  ///
  /// ```swift
  /// .toolbar {
  ///   Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
  /// }
  /// ```
  ///
  /// - Parameter content: The buttons.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    toolbar(isShown: true, content: content)
  }

  /// Shows buttons with their keys in the key bar at the bottom of the screen. The user can't change which ones.
  ///
  /// - Parameters:
  ///   - id: The name under which the user's changes are kept on other platforms.
  ///   - content: The buttons.
  public func toolbar(id: String, @ViewBuilder content: () -> some View) -> some View {
    toolbar(content: content)
  }

  /// Adds buttons to the command palette. Those of SwiftUI are a menu of the title.
  ///
  /// - Parameter content: The buttons.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View {
    toolbar(isShown: false, content: content)
  }

  /// Shows buttons with their keys in the key bar, or only in the command palette.
  package func toolbar(isShown: Bool, @ViewBuilder content: () -> some View) -> some View {
    ToolbarView(content: self, bar: content(), isShown: isShown)
  }
}

nonisolated struct ToolbarView<Content: View, Bar: View>: RowModifier {
  let content: Content
  let bar: Bar
  /// Whether the buttons are in the key bar, or only in the command palette.
  let isShown: Bool

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ToolbarViewNode(self, context) { $0.content }
  }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    let isBeside = Content.mayBeRows && rows.bodies != nil
    rows.append(self, around: content, actsOnce: isBeside, each: around)
  }

  @MainActor func around(_ row: AnyView) -> some View {
    ToolbarView<AnyView, Bar>(content: row, bar: bar, isShown: isShown)
  }
}

private final class ToolbarViewNode<Content: View, Bar: View>: WrapperNode<
  ToolbarView<Content, Bar>, Content
>,
ToolbarNode
{
  private var barNode: _Node<Group<Bar>>?
  private var lastBarEnvironment: (outside: Int, inside: EnvironmentValues)?

  override init(
    _ view: ToolbarView<Content, Bar>,
    _ context: _NodeContext,
    content: @escaping (ToolbarView<Content, Bar>) -> Content
  ) {
    super.init(view, context, content: content)
    var context = self.context
    context.environment = barEnvironment
    barNode = Group { view.bar }._makeNode(context)
  }

  private var barEnvironment: EnvironmentValues {
    if let lastBarEnvironment, lastBarEnvironment.outside == environment.id {
      return lastBarEnvironment.inside
    }
    var inside = environment
    inside.isInToolbar = true
    inside.isOnlyInPalette = !view.isShown
    inside.style = .plain
    lastBarEnvironment = (environment.id, inside)
    return inside
  }

  override var toolbar: (any ToolbarNode)? { self }
  var bar: _AnyNode { barNode ?? self }
  var isBarShown: Bool { view.isShown && !environment.isPast }

  override var children: [_AnyNode] { super.children + (barNode.map { [$0] } ?? []) }
  override var activeChildren: [_AnyNode] { super.children }

  override func update(_ view: ToolbarView<Content, Bar>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    barNode?.update(Group { view.bar }, barEnvironment)
  }
}
