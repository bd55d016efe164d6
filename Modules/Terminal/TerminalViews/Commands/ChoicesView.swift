/// A control with what it offers to choose. The command palette has a command for each choice.
nonisolated struct ChoicesView<Content: View, Choices: View>: View {
  let content: Content
  /// The name of what is chosen; empty if the control doesn't tell it.
  let title: String
  /// A button for each choice. They aren't shown.
  let choices: Choices

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ChoicesViewNode(self, context) { $0.content }
  }
}

/// A node that offers choices.
@MainActor
protocol ChoicesNode: AnyObject {
  /// Returns the commands that choose, such as "Currency: EUR".
  ///
  /// - Parameter help: The description of the control, if there is one.
  func choices(_ help: String?) -> [Command]
}

// NB: It takes part in layout. ViewThatFits would pass over it to the control.
private final class ChoicesViewNode<Content: View, Choices: View>: LayoutNode<
  ChoicesView<Content, Choices>, Content
>,
ChoicesNode
{
  override var isInert: Bool { true }

  func choices(_ help: String?) -> [Command] {
    guard environment.isEnabled else { return [] }
    var context = context
    context.environment.isInToolbar = true
    context.environment.keyboardShortcut = nil
    context.environment.closeMenu = nil
    // The commands keep the buttons, which nothing else needs.
    let buttons = Group { view.choices }._makeNode(context)
    let title = help ?? view.title
    return buttons.commands.map { command in
      Command(title: title.isEmpty ? command.name : "\(title): \(command.name)", key: "") { [buttons] in
        withExtendedLifetime(buttons) { command.run() }
      }
    }
  }
}
