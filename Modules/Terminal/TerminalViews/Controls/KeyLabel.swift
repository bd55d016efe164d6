/// A key and its action in a key bar, for keys handled elsewhere, such as by the selected row.
public struct KeyLabel: View, Hashable {
  let shortcut: KeyboardShortcut
  let title: String

  /// - Parameters:
  ///   - key: The key.
  ///   - title: The title of its action.
  public init(_ key: KeyEquivalent, _ title: some StringProtocol) {
    shortcut = KeyboardShortcut(key)
    self.title = String(title)
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    KeyLabelNode(self, context) { label in
      Text(label.shortcut.label).bold().foregroundColor(.accentColor) + Text(" \(label.title)")
    }
  }
}

private final class KeyLabelNode: LayoutNode<KeyLabel, Text>, CommandNode {
  var command: Command? {
    guard environment.isEnabled else { return nil }
    let key = KeyPress(view.shortcut.key, modifiers: view.shortcut.modifiers)
    return Command(title: view.title, key: view.shortcut.label) { [graph] in graph.pressOutsideFocus(key) }
  }
}
