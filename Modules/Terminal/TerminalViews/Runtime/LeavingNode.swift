/// A node with a view that Escape leaves, unless a button within has that key.
@MainActor
protocol LeavingNode: _AnyNode {}

extension LeavingNode {
  /// The innermost button within that Escape presses; `nil` if there is none.
  private var escapeButton: (node: _AnyNode, command: Command)? {
    for node in graph.keyHandlers.reversed() where node.isWithin(self) {
      guard node.environment.keyboardShortcut?.matches(KeyPress(.escape)) == true,
        let command = (node as? any CommandNode)?.command
      else { continue }
      return (node, command)
    }
    return nil
  }

  /// The title of the button within that has the key Escape; `nil` if there is none.
  var escapeButtonTitle: String? { escapeButton?.command.title }

  /// Presses the button within that has the key Escape.
  func pressEscapeButton() -> KeyPress.Result { escapeButton?.node.receive(KeyPress(.escape)) ?? .ignored }
}
