/// Something that the user can do, with a key or in the command palette.
struct Command {
  /// The title in a key bar.
  let title: String
  /// The description for the palette and the help, as a menu's item has it; `nil` if the title says enough.
  var help: String?
  /// The key, as a key bar shows it; empty for a command without one.
  let key: String
  /// Does it.
  let run: () -> Void

  init(title: String, key: String, run: @escaping () -> Void) {
    (self.title, self.key, self.run) = (title, key, run)
  }

  /// The name without a key bar around it.
  var name: String { help ?? title }
}

/// A node that offers a command.
@MainActor
protocol CommandNode: AnyObject {
  /// The command; `nil` if there is none now.
  var command: Command? { get }
}

/// A node with several parts that have commands, one of them on the screen.
@MainActor
protocol CommandSectionNode: AnyObject {
  var commandSections: [CommandSection] { get }
}

/// A part of the app with its commands, such as a tab.
struct CommandSection {
  let title: String
  /// The key that leads to the part; empty for none.
  let key: String
  let node: _AnyNode
  let isShown: Bool
  /// Shows the part.
  let show: () -> Void
}

/// A command in the palette, with the part of the app that it belongs to.
struct PaletteCommand: Identifiable {
  /// The command's place among all.
  let id: Int
  let title: String
  /// The title in a key bar, by which it is found too.
  var barTitle = ""
  /// The part of the app.
  let section: String
  let key: String
  /// Whether it is of the screen that is shown.
  var isHere = false
  let run: () -> Void
}
