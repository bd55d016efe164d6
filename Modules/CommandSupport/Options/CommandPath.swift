import ArgumentParser

/// The commands that a command line names, from the program's root on, and the rest of the arguments.
///
/// Options that every command has may come before its name: `composed --quiet coins list`.
struct CommandPath {
  /// The root, and each command named after it.
  private(set) var commands: [any ParsableCommand.Type]
  /// The arguments after the name of the last command.
  private(set) var rest: ArraySlice<String>
  private var earlyOptions: [String] = []

  /// Finds the commands. Names and aliases count, options are skipped.
  ///
  /// - Parameters:
  ///   - root: The program's root command.
  ///   - arguments: The command line, without the program's name.
  init(_ root: any ParsableCommand.Type, _ arguments: some Sequence<String>) {
    commands = [root]
    rest = Array(arguments)[...]
    while true {
      let options = CommonOptions.prefix(of: rest)
      guard
        let name = rest.dropFirst(options.count).first,
        let child = command.configuration.subcommands.first(where: { $0.isNamed(name) })
      else { return }
      commands.append(child)
      earlyOptions += options
      rest = rest.dropFirst(options.count + 1)
    }
  }

  /// The last command.
  var command: any ParsableCommand.Type { commands[commands.count - 1] }

  /// The arguments of the last command, early options included.
  var lastArguments: [String] { earlyOptions + rest }

  /// The arguments, with early options moved behind the names of the commands.
  var arguments: [String] { commands.dropFirst().map { $0._commandName } + lastArguments }

  /// The names of the commands, as users type them.
  var name: String { commands.map { $0._commandName }.joined(separator: " ") }

  /// The names of the commands that the command line asks to explain, as in `help coins list` and `coins help list`;
  /// `nil` if it doesn't ask. Options mean nothing then.
  var namesToExplain: [String]? {
    guard word == "help", !command.configuration.subcommands.isEmpty else { return nil }
    let names = rest.dropFirst(CommonOptions.prefix(of: rest).count + 1)
      .filter { !$0.hasPrefix("-") && $0 != "help" }
    return commands.dropFirst().map { $0._commandName } + names
  }

  /// The first argument that isn't an option, where the name of another command would be.
  var word: String? {
    let word = rest.dropFirst(CommonOptions.prefix(of: rest).count).first
    return word?.first == "-" ? nil : word
  }
}

extension CommandPath {
  /// An option in front of the commands of a program that isn't an option of the program; `nil` if there is none, or
  /// the default command doesn't take over the terminal.
  var unknownOption: String? {
    guard let standard = command.configuration.defaultSubcommand, standard.isInteractive,
      let argument = rest.dropFirst(CommonOptions.prefix(of: rest).count).first,
      argument.hasPrefix("-"), argument != "--"
    else { return nil }
    let name = argument.hasPrefix("--") ? String(argument.prefix { $0 != "=" }) : String(argument.prefix(2))
    let isKnown =
      Self.parserOptions.contains(name)
      || ArgumentInfo.all(of: standard).contains { $0.spellings.contains(name) }
    return isKnown ? nil : name
  }

  /// Whether the command line asks for help on its last command. Flags of one letter may be together, as in `-qh`.
  var asksForHelp: Bool {
    options.contains { option in
      option == "--help" || !option.hasPrefix("--") && option.contains("h")
    }
  }

  /// Whether an argument is an option of the parser itself. Such options may concern the whole program.
  var asksParser: Bool {
    asksForHelp
      || options.contains { option in
        // Completions ask with ---completion.
        ["---", "--help-hidden"].contains(where: option.hasPrefix)
          || Self.parserOptions.contains(String(option.prefix { $0 != "=" }))
      }
  }

  private var options: [String] {
    rest.prefix { $0 != "--" }.filter { $0.hasPrefix("-") }
  }

  /// The parser's own options. `Scripts/man` uses the description that `--experimental-dump-help` prints.
  private static let parserOptions = [
    "-h", "--help", "--version", "--experimental-dump-help", "--generate-completion-script",
  ]
}

extension CommonOptions {
  private static let flags: Set = [
    "--plain", "--accessible", "--reduce-motion", "--quiet", "-q", "--verbose",
  ]
  private static let valueOptions: Set = ["--source", "--base-url", "--timeout", "--color", "--theme"]

  /// Returns the arguments at the beginning that are options of every command, with their values.
  static func prefix(of arguments: ArraySlice<String>) -> ArraySlice<String> {
    var index = arguments.startIndex
    while index < arguments.endIndex {
      let argument = arguments[index]
      let name = argument.prefix { $0 != "=" }
      if flags.contains(argument) {
        index += 1
      } else if valueOptions.contains(argument), index + 1 < arguments.endIndex {
        index += 2
      } else if argument.contains("="),
        valueOptions.contains(String(name)) || RecordFormat.allCases.contains(where: { $0.option == name })
      {
        index += 1
      } else {
        break
      }
    }
    return arguments[..<index]
  }
}

extension ParsableCommand {
  /// Returns whether users may call the command by a name.
  static func isNamed(_ name: String) -> Bool {
    _commandName == name || configuration.aliases.contains(name)
  }

  /// The subcommand that runs without its name, unless it takes over the terminal.
  static var printingDefault: (any ParsableCommand.Type)? {
    guard let command = configuration.defaultSubcommand, !command.isInteractive else { return nil }
    return command
  }

  static var isInteractive: Bool { (Self.self as? any FeatureCommand.Type)?.isInteractive ?? false }
}
