/// A view that handles key presses.
struct KeyView<Content: View>: View {
  let content: Content
  /// The keys that the action is for; empty if it looks at all keys.
  var keys: Set<KeyEquivalent> = []
  let action: @MainActor (KeyPress) -> KeyPress.Result
  var isAlways = false

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { KeyNode(self, context) { $0.content } }

  func _collectRows(_ rows: inout _RowList) {
    let (keys, action) = (keys, action)
    rows.modified({ content._collectRows(&$0) }) {
      KeyView<AnyView>(content: AnyView(any: $0), keys: keys, action: action)
    }
  }
}

private final class KeyNode<Content: View>: WrapperNode<KeyView<Content>, Content> {
  override var handlesKeysAnywhere: Bool { environment.isEnabled && !view.isAlways }
  override var handlesKeysAlways: Bool { environment.isEnabled && view.isAlways }
  override var offeredKeys: [KeyPress] {
    view.keys.sorted { $0.character < $1.character }.map { KeyPress($0) }
  }
  override func handle(_ key: KeyPress) -> KeyPress.Result { view.action(key) }
}

extension View {
  /// Adds an action for a key, performed unless the focused view or a view within this one handles the key.
  ///
  /// In a list, only the selected row receives keys.
  ///
  /// - Parameters:
  ///   - key: The key, without modifiers.
  ///   - action: The action to perform. It returns whether it handled the key.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    KeyView(content: self, keys: [key]) { $0.key == key && $0.modifiers.isEmpty ? action() : .ignored }
  }

  /// Adds an action for several keys.
  ///
  /// - Parameters:
  ///   - keys: The keys, without modifiers.
  ///   - action: The action to perform. It returns whether it handled the key.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyView(content: self, keys: keys) {
      keys.contains($0.key) && $0.modifiers.isEmpty ? action($0) : .ignored
    }
  }

  /// Adds an action for every key that the focused view doesn't handle, even while a modal view is shown.
  func onKeyPressAlways(_ action: @escaping @MainActor (KeyPress) -> KeyPress.Result) -> some View {
    KeyView(content: self, action: action, isAlways: true)
  }

  /// Adds an action for every key.
  ///
  /// - Parameter action: The action to perform. It returns whether it handled the key.
  public func onKeyPress(action: @escaping @MainActor (KeyPress) -> KeyPress.Result) -> some View {
    KeyView(content: self, action: action)
  }

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
