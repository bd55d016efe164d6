/// A view that hears keys.
struct KeyView<Content: View>: View {
  let content: Content
  let action: @MainActor (KeyPress) -> KeyPress.Result
  var isAlways = false

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { KeyNode(self, context) { $0.content } }

  func _collectRows(_ rows: inout _RowList) {
    let action = action
    rows.modified({ content._collectRows(&$0) }) {
      KeyView<AnyView>(content: AnyView(any: $0), action: action)
    }
  }
}

private final class KeyNode<Content: View>: WrapperNode<KeyView<Content>, Content> {
  override var handlesKeysAnywhere: Bool { environment.isEnabled && !view.isAlways }
  override var handlesKeysAlways: Bool { environment.isEnabled && view.isAlways }
  override func handle(_ key: KeyPress) -> KeyPress.Result { view.action(key) }
}

extension View {
  /// Does something when a key is pressed, unless who has the focus, or a view within this one, has
  /// handled it.
  ///
  /// In a row of a list, only the selected row hears keys.
  ///
  /// - Parameters:
  ///   - key: The key, without modifiers.
  ///   - action: What to do, and whether that handles the key.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    KeyView(content: self) { $0.key == key && $0.modifiers.isEmpty ? action() : .ignored }
  }

  /// Does something when one of several keys is pressed.
  ///
  /// - Parameters:
  ///   - keys: The keys, without modifiers.
  ///   - action: What to do with the key, and whether that handles it.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyView(content: self) { keys.contains($0.key) && $0.modifiers.isEmpty ? action($0) : .ignored }
  }

  /// Does something with any key that nothing which has the focus handles, in front of modal views too.
  func onKeyPressAlways(_ action: @escaping @MainActor (KeyPress) -> KeyPress.Result) -> some View {
    KeyView(content: self, action: action, isAlways: true)
  }

  /// Does something with any key.
  ///
  /// - Parameter action: What to do with the key, and whether that handles it.
  public func onKeyPress(action: @escaping @MainActor (KeyPress) -> KeyPress.Result) -> some View {
    KeyView(content: self, action: action)
  }

  /// Shows buttons with keys in the key bar at the bottom of the screen.
  ///
  /// ```swift
  /// .toolbar {
  ///   Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
  /// }
  /// ```
  ///
  /// - Parameter content: The buttons.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    ToolbarView(content: self, bar: content())
  }
}

struct ToolbarView<Content: View, Bar: View>: View {
  let content: Content
  let bar: Bar

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { ToolbarViewNode(self, context) { $0.content } }
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
    inside.style = .plain
    lastBarEnvironment = (environment.id, inside)
    return inside
  }

  var bar: _AnyNode { barNode ?? self }

  override var children: [_AnyNode] { super.children + (barNode.map { [$0] } ?? []) }
  override var activeChildren: [_AnyNode] { super.children }

  override func update(_ view: ToolbarView<Content, Bar>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    barNode?.update(Group { view.bar }, barEnvironment)
  }
}
