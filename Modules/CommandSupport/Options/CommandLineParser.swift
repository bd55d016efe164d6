import ArgumentParser

/// A parser of a program's command lines. It describes mistakes in one form, and suggests corrections.
struct CommandLineParser {
  /// A parsed command line.
  enum Result {
    /// A command to run.
    case command(any ParsableCommand)
    /// A request for help on a command.
    case help(CommandPath)
    /// A text to print, such as the version.
    case text(String)
    /// A mistake: the command that was named, and one sentence without a final period.
    case mistake(CommandPath, String)
  }

  /// The program's root command.
  var root: any ParsableCommand.Type

  /// Parses a command line.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  func parse(_ arguments: [String]) -> Result {
    let path = CommandPath(root, arguments)
    do {
      var command = try parse(path)
      // The parser's own commands print help.
      if CommandName.path(to: type(of: command), in: root).isEmpty { try command.run() }
      return .command(command)
    } catch {
      // Anything else is a mistake. To find its exit code, the parser would describe it once more.
      if error is CleanExit || path.asksParser, root.exitCode(for: error).isSuccess {
        return path.asksForHelp ? .help(path) : .text(root.fullMessage(for: error))
      }
      let message = root.message(for: error)
      // Fields can be listed without the arguments that the command needs to do anything.
      if message.hasPrefix("Missing expected argument"), FieldSelection.requestsNames(path.arguments),
        let command = path.command as? any FeatureCommand.Type
      {
        return .text(command.fields.joined(separator: "\n"))
      }
      let advice =
        suggestion(for: path) ?? Self.separatedFields(in: arguments, message)
        ?? Self.unknownOption(message, of: path.command)
        ?? (path.command is any CommandSuite.Type && path.word != nil ? unknown(in: path) : nil)
      return .mistake(path, advice ?? Self.sentence(message))
    }
  }

  /// Finds the command to explain, as in `help coins list`.
  ///
  /// - Parameter names: The arguments after `help`.
  func parse(help names: ArraySlice<String>) -> Result {
    let path = CommandPath(root, names)
    return path.word == nil ? .help(path) : .mistake(path, suggestion(for: path) ?? unknown(in: path))
  }

  private func parse(_ path: CommandPath) throws -> any ParsableCommand {
    if let word = path.word, path.command.configuration.defaultSubcommand?.isInteractive == true {
      throw ValidationError("'\(word)' isn't a command")
    }
    if let option = path.unknownOption {
      let name = path.rest.first { word in
        path.command.configuration.subcommands.contains { $0.isNamed(word) }
      }
      let advice = name.map { "; write the options of '\($0)' after its name" } ?? ""
      throw ValidationError("Unknown option '\(option)'\(advice)")
    }
    if path.asksParser { return try root.parseAsRoot(path.arguments) }
    // The last command alone is parsed faster.
    do {
      return try path.command.parseAsRoot(path.lastArguments)
    } catch {
      // The parser mistakes a negative number for an option.
      guard let arguments = NegativeNumbers.terminated(path.lastArguments) else { throw error }
      let message = root.message(for: error)
      guard ["Unknown option '-", "Missing expected argument"].contains(where: message.hasPrefix) else {
        throw error
      }
      return try path.command.parseAsRoot(arguments)
    }
  }

  /// Returns a sentence about a word that isn't a command; `nil` if the last command takes words.
  private func suggestion(for path: CommandPath) -> String? {
    let children = path.command.configuration.subcommands
    guard let word = path.word, !children.isEmpty else { return nil }
    let names = children.flatMap { [$0._commandName] + $0.configuration.aliases } + ["help"]
    if let name = Suggestion.nearest(to: word, in: names) {
      return unknown(in: path, "did you mean '\(path.name) \(name)'?")
    }
    if path.command.printingDefault != nil { return nil }
    if path.command is any CommandSuite.Type { return nil }
    // Users leave out the command before an argument: 'repos octo-sample'.
    let name = children.first { child in
      !child.isInteractive && (try? child.parseAsRoot([word])).map { type(of: $0) == child } == true
    }
    return unknown(in: path, name.map { "did you mean '\(path.name) \($0._commandName) \(word)'?" })
  }

  private func unknown(in path: CommandPath, _ advice: String? = nil) -> String {
    let owner = path.commands.count > 1 ? " of '\(path.name)'" : ""
    let advice = advice ?? "'\(path.name) --help' lists them all"
    return "'\(path.word ?? "")' isn't a command\(owner); \(advice)"
  }

  /// Returns a message of the parser in the form of ours: in lower case, and without a final period.
  private static func sentence(_ message: String) -> String {
    var text = redacted(message.split(separator: "\n").joined(separator: " "))
    // More than five values are a list below the sentence.
    if let values = text.firstMatch(of: /Please provide one of the following:((?: +- +[^ ]+)+)/) {
      let names = values.1.split(separator: " ").filter { $0 != "-" }.map { "'\($0)'" }
      let all = names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")"
      text.replaceSubrange(values.range, with: "Please provide one of \(all)")
    }
    while text.last == "." { text.removeLast() }
    let isWord = text.prefix(2).allSatisfy(\.isLetter) && text.dropFirst().first?.isLowercase == true
    if isWord, let first = text.first { text = first.lowercased() + text.dropFirst() }
    return text + choice(in: text)
  }

  /// Returns a message without what may be a password or a key in a rejected address.
  private static func redacted(_ message: String) -> String {
    message.replacing(/:\/\/[^']*@/, with: "://‹redacted›@")
      .replacing(/'[^'@]*:[^'@‹]*@/, with: "'‹redacted›@")
      .replacing(/([?&][^'=&]*(?:key|token|secret|password)[^'=&]*=)[^'&]*/.ignoresCase()) {
        "\($0.1)‹redacted›"
      }
  }

  /// Returns a sentence about fields that a space separates from their option; `nil` if the message isn't about them.
  private static func separatedFields(in arguments: [String], _ message: String) -> String? {
    let isSurplus = message.contains("Unexpected argument") || message.contains("unexpected arguments")
    for (option, word) in zip(arguments, arguments.dropFirst()) {
      guard let format = RecordFormat.allCases.first(where: { option == FieldSelection.all(in: $0) }),
        !word.hasPrefix("-"), isSurplus || message.contains("'\(word)'")
      else { continue }
      return "'\(word)' isn't an argument; to name fields, write \(format.option)=\(word)"
    }
    return nil
  }

  /// Returns a sentence about an option that a command doesn't have; `nil` if the message isn't about one, or none of
  /// the command's options is near. The parser itself never suggests `--help` or `--version`.
  private static func unknownOption(_ message: String, of command: any ParsableCommand.Type) -> String? {
    guard let match = message.firstMatch(of: /Unknown option '(--[^'=]+)/) else { return nil }
    let commands = [command] + (command.configuration.defaultSubcommand.map { [$0] } ?? [])
    let names = commands.flatMap { ArgumentInfo.all(of: $0) }.filter(\.shouldDisplay).flatMap(\.spellings)
    return Suggestion.nearest(to: String(match.1), in: names + ["--help", "--version"]).map { name in
      "unknown option '\(match.1)'; did you mean '\(name)'?"
    }
  }

  /// Returns a suggestion if the parser has listed the valid values.
  private static func choice(in text: String) -> String {
    guard
      let match = text.firstMatch(of: /value '([^']*)' is invalid .*Please provide one of (.*)/)
    else { return "" }
    let values = match.2.matches(of: /'([^']*)'/).map { String($0.1) }
    return Suggestion.nearest(to: String(match.1), in: values).map { "; did you mean '\($0)'?" } ?? ""
  }
}
