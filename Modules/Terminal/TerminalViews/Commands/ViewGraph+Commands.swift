extension ViewGraph {
  /// The commands of the screen, then those that show something else, such as another tab, those of the app, and those
  /// of what isn't shown.
  var commands: [PaletteCommand] {
    var collector = CommandCollector()
    if let root = rootNode { collector.collect(root, "App", path: []) }
    let shown = collector.shown.reversed().flatMap { $0 }
    let isDivided = !collector.links.isEmpty
    let all =
      shown.filter { $0.section != "App" } + collector.links + shown.filter { $0.section == "App" }
      + collector.hidden
    var seen: Set<[String]> = []
    return all.filter { seen.insert([$0.title, $0.section, $0.key]).inserted }.enumerated().map {
      index,
      found in
      PaletteCommand(
        id: index,
        title: found.title,
        barTitle: found.barTitle,
        section: isDivided ? found.section : "",
        key: found.key,
        isHere: found.path.isEmpty && found.section != "App"
      ) { [weak self] in
        for show in found.path { show() }
        self?.afterFrame(found.run)
      }
    }
  }

  /// Presses a key for the views that handle it wherever the focus is. The focused view doesn't receive it, as a field
  /// would take it for text.
  func pressOutsideFocus(_ key: KeyPress) {
    for node in keyHandlers.reversed() where node !== focus.focused {
      if node.receive(key) == .handled { return }
    }
  }
}

/// The commands found so far.
@MainActor
private struct CommandCollector {
  struct Found {
    let title: String
    var barTitle = ""
    let section: String
    let key: String
    /// Shows what the command belongs to, from the outside to the inside.
    let path: [() -> Void]
    let run: () -> Void
  }

  /// The commands on the screen: those of each key bar, the outermost first.
  var shown: [[Found]] = []
  /// The commands that show something else.
  var links: [Found] = []
  /// The commands of what isn't shown.
  var hidden: [Found] = []
  private var isHidden = false

  mutating func collect(_ node: _AnyNode, _ section: String, path: [() -> Void], help: String? = nil) {
    if node.isPassive { return }
    if node is any CommandNode || node is any HelpNode { add(node.commands, section, path) }
    if let toolbar = node.toolbar { add(toolbar.bar.commands, section, path) }
    if let sections = (node as? any CommandSectionNode)?.commandSections {
      for part in sections {
        links.append(
          Found(title: "Go to \(part.title)", section: section, key: part.key, path: path + [part.show]) {}
        )
        let wasHidden = isHidden
        isHidden = isHidden || !part.isShown
        collect(part.node, part.title, path: part.isShown ? path : path + [part.show])
        isHidden = wasHidden
      }
      return
    }
    if let choosing = node as? any ChoicesNode { add(choosing.choices(help), section, path) }
    let help = (node as? any HelpNode)?.help ?? help
    if node is any HelpNode, !node.commands.isEmpty { return }
    for child in node.keyChildren ?? node.activeChildren { collect(child, section, path: path, help: help) }
  }

  private mutating func add(_ commands: [Command], _ section: String, _ path: [() -> Void]) {
    let found = commands.map {
      Found(title: $0.name, barTitle: $0.title, section: section, key: $0.key, path: path, run: $0.run)
    }
    if isHidden { hidden += found } else { shown.append(found) }
  }
}

extension _AnyNode {
  /// The commands of the nodes within.
  var commands: [Command] {
    if let node = self as? any CommandNode { return node.command.map { [$0] } ?? [] }
    let commands = children.flatMap(\.commands)
    guard let node = self as? any HelpNode, var command = commands.first, commands.count == 1 else {
      return commands
    }
    command.help = command.help ?? node.help
    return [command]
  }
}
