import ArgumentParser

/// The help of a command: the parser's, with usage lines that fit, examples, environment variables and exit statuses.
struct HelpScreen {
  var path: CommandPath
  var topics: [HelpTopic]
  var width: Int

  var text: String {
    let command = path.command
    var sections = sections(of: command)
    sections["USAGE"] = "USAGE: " + usages.joined(separator: "\n       ") + "\n"
    if let standard = command.configuration.defaultSubcommand {
      let overview = ["OVERVIEW", "USAGE"]
      sections =
        overview.map { ($0, sections[$0]) }
        + self.sections(of: standard).filter { !overview.contains($0.name) }
        + sections.filter { $0.name.hasSuffix("SUBCOMMANDS") }
    }
    // The options of every command come after the command's.
    if let common = sections.firstIndex(where: { $0.name == "COMMON OPTIONS" }),
      let own = sections.firstIndex(where: { $0.name == "OPTIONS" }), common < own
    {
      sections.insert(sections.remove(at: common), at: own)
    }
    for (name, lines) in additions where !lines.isEmpty { sections.append((name, "\(name):\n\(lines)")) }
    return sections.map { $0.text ?? "" }.joined(separator: "\n")
  }

  /// Returns the usage line of a command: its name, `[<options>]` and its arguments.
  static func usage(of command: any ParsableCommand.Type, in path: CommandPath) -> String {
    let names =
      path.commands.map { $0._commandName } + (command == path.command ? [] : [command._commandName])
    var text = path.commands[0].usageString(for: command)
    text.replace(/^.*?(?=(\ [\[<(-]|$))/, with: "")
    text.replace(/\ \[?--?[^ \]]*(\ <[^>]*>)?(\ \.\.\.)?\]?(\ \.\.\.)?|\[<options>\]|<options>/, with: "")
    let arguments = text.split(separator: " ").joined(separator: " ")
    return (names + ["[<options>]"] + (arguments.isEmpty ? [] : [arguments])).joined(separator: " ")
  }

  /// The usage lines of the last command, and of the subcommand that runs without its name.
  var usages: [String] {
    let own = Self.usage(of: path.command, in: path)
    guard let standard = path.command.configuration.defaultSubcommand else { return [own] }
    let named = Self.usage(of: standard, in: path)
      .replacing(" \(standard._commandName) ", with: " ", maxReplacements: 1)
    return standard.isInteractive ? [own, named] : [named, own]
  }

  private var additions: [(String, String)] {
    let commands = path.command.isSuite ? [] : [path.command.printingDefault ?? path.command]
    let variables = commands.flatMap { $0.allVariables }
    let examples = Self.examples(of: path.command.printingDefault ?? path.command, in: path)
    let root = path.commands[0]._commandName
    return [
      ("HELP TOPICS", path.commands.count > 1 ? "" : list(topics.map { ($0.name, $0.abstract) })),
      ("EXAMPLES", examples.map { "  $ \($0)\n" }.joined()),
      ("ENVIRONMENT", list(variables.map { ($0.name, $0.effect) })),
      (
        "EXIT STATUS",
        """
          \(CommandStatus.overview.joined(separator: "\n  "))
          '\(root) help exit-codes' explains them.

        """
      ),
    ]
  }

  private func list(_ entries: [(String, String)]) -> String {
    DefinitionList(entries, width: width).text
  }

  /// Returns the examples of a command, or the first one of each of its subcommands.
  private static func examples(of command: any ParsableCommand.Type, in path: CommandPath) -> [String] {
    if let command = command as? any DocumentedCommand.Type {
      let names = path.commands.map { $0._commandName }.joined(separator: " ")
      let name =
        path.command == command || path.command.printingDefault == command ? "" : " \(command._commandName)"
      return command.examples.map { $0.isEmpty ? names + name : "\(names)\(name) \($0)" }
    }
    return command.configuration.subcommands.compactMap { child in
      CommandPath(path.commands[0], path.commands.dropFirst().map { $0._commandName } + [child._commandName])
        .firstExample
    }
  }

  /// Returns the parser's sections, such as USAGE and OPTIONS, each with a line break at its end.
  private func sections(of command: any ParsableCommand.Type) -> [Section] {
    let help = path.commands[0].helpMessage(for: command, includeHidden: false, columns: width)
    var sections: [Section] = []
    for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.prefixMatch(of: /([A-Z][A-Z ]+):/) {
        sections.append((String(match.1), "\(line)\n"))
      } else if !sections.isEmpty {
        sections[sections.count - 1].text? += "\(line)\n"
      }
    }
    return sections.map { ($0.name, $0.text.map { $0.trimmingEnd + "\n" }) }
  }
}

private typealias Section = (name: String, text: String?)

extension [(name: String, text: String?)] {
  fileprivate subscript(name: String) -> String? {
    get { first { $0.name == name }?.text }
    set { if let index = firstIndex(where: { $0.name == name }) { self[index].text = newValue } }
  }
}

extension CommandPath {
  fileprivate var firstExample: String? {
    if let command = (command.printingDefault ?? command) as? any DocumentedCommand.Type {
      return command.examples.first.map { $0.isEmpty ? name : "\(name) \($0)" }
    }
    return command.configuration.subcommands.lazy.compactMap { child in
      CommandPath(commands[0], commands.dropFirst().map { $0._commandName } + [child._commandName])
        .firstExample
    }
    .first
  }
}

extension ParsableCommand {
  fileprivate static var isSuite: Bool { Self.self is any CommandSuite.Type }

  /// The variables of the command or, if it only contains others, of those.
  fileprivate static var allVariables: [EnvironmentVariable] {
    guard let command = Self.self as? any DocumentedCommand.Type else {
      return configuration.subcommands.flatMap { $0.allVariables }
        .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    return command.variables + (command is any FeatureCommand.Type ? EnvironmentVariable.common : [])
  }
}
