import ArgumentParser
import SessionRecording

/// The completions of a command line that a user has typed in part, for the scripts of shells.
///
///     Completions(of: Composed.self, topics: context.helpTopics).completions(of: ["coins", "list", "--sort", ""])
public struct Completions {
  /// The completions of one word.
  public enum Reply: Equatable, Sendable {
    /// Whole words, in order.
    case words([Word])
    /// The names of files.
    case files
  }

  /// A word that may replace the last one.
  public struct Word: Equatable, Sendable {
    public var text: String
    /// One line about it; empty if there is none.
    public var help = ""
  }

  private let root: any ParsableCommand.Type
  private let topics: [HelpTopic]

  /// Creates the completions of a program.
  ///
  /// - Parameters:
  ///   - root: The program's root command.
  ///   - topics: The texts that `help NAME` prints.
  public init(of root: any ParsableCommand.Type, topics: [HelpTopic]) {
    self.root = root
    self.topics = topics
  }

  /// Returns the completions of the last word.
  ///
  /// - Parameter words: The words after the program's name, up to the one that is completed. It may be empty.
  public func completions(of words: [String]) -> Reply {
    let current = words.last ?? ""
    // Like `--record`, its value may stand in front of a command.
    let before = RecordOption.extracted(from: Array(words.dropLast())).others
    if before.first == "help" { return .words(helpWords(after: before.dropFirst()), from: current) }
    let path = CommandPath(root, before)
    let line = PartialLine(path.rest, options: options(of: path.command))
    if let option = line.awaited { return values(of: option, of: path.command, from: current) }
    if !line.isTerminated, current.hasPrefix("-") {
      guard let end = current.firstIndex(of: "="), let option = line.option(named: current[..<end]) else {
        return .words(line.unusedOptions, from: current)
      }
      return values(of: option, of: path.command, from: current, after: String(current[...end]))
    }
    let reply = arguments(of: path.command, line, from: current)
    return reply == .words([]) && current.isEmpty ? .words(line.unusedOptions) : reply
  }

  /// Returns the commands after some words of `help`, and the topics.
  private func helpWords(after words: ArraySlice<String>) -> [Word] {
    let path = CommandPath(root, words)
    guard path.rest.isEmpty else { return [] }
    return path.command.completedSubcommands
      + (words.isEmpty ? topics.map { Word(text: $0.name, help: $0.abstract) } : [])
  }

  /// Returns the options of a command, those of its default subcommand, and those allowed before the name of a
  /// subcommand.
  private func options(of command: any ParsableCommand.Type) -> [ArgumentInfo] {
    let standard = command.configuration.defaultSubcommand
    let isGroup = !command.configuration.subcommands.isEmpty
    let all =
      ArgumentInfo.all(of: command) + (standard.map { ArgumentInfo.all(of: $0) } ?? [])
      + (isGroup ? ArgumentInfo.all(of: CommonOptions.self) : [])
    return all.filter { $0.kind != .positional }.reduce(into: []) { options, option in
      if !options.contains(where: { $0.spellings == option.spellings }) { options.append(option) }
    }
  }

  /// Returns the subcommands, and the values of the argument that is next.
  private func arguments(
    of command: any ParsableCommand.Type,
    _ line: PartialLine,
    from current: String
  ) -> Reply {
    let subcommands = line.count == 0 && !line.isTerminated ? command.completedSubcommands : []
    let names =
      command == root && !subcommands.isEmpty ? [Word(text: "help", help: "Explain a command.")] : []
    let printing = command.printingDefault ?? command
    let arguments = ArgumentInfo.all(of: printing).filter { $0.kind == .positional }
    guard
      let argument = line.count < arguments.count
        ? arguments[line.count] : arguments.last(where: \.isRepeating)
    else { return .words(subcommands + names, from: current) }
    switch values(of: argument, of: printing, from: current) {
    case .files: return .files
    case .words(let values): return .words(.init(subcommands + names, from: current) + values)
    }
  }

  /// Returns the values of an option or argument.
  ///
  /// - Parameters:
  ///   - argument: The option or argument.
  ///   - command: Its command.
  ///   - current: The word to complete.
  ///   - start: The part of the word before the value: `--sort=`.
  private func values(
    of argument: ArgumentInfo,
    of command: any ParsableCommand.Type,
    from current: String,
    after start: String = ""
  ) -> Reply {
    if argument.completesFiles { return .files }
    if argument.takesFields {
      let command = command.printingDefault ?? command
      let fields = (command as? any FeatureCommand.Type)?.fields ?? []
      let earlier = current.dropFirst(start.count).split(separator: ",", omittingEmptySubsequences: false)
        .dropLast()
      let prefix = start + earlier.map { "\($0)," }.joined()
      return .words(
        fields.filter { !earlier.contains($0[...]) }.map { Word(text: prefix + $0) },
        from: current
      )
    }
    let isFeature = command == ReplayCommand.self && argument.spellings == ["--as-test"]
    let values = isFeature ? root.allRecordedFeatures.map(\.name) : argument.values
    return .words(values.map { Word(text: start + $0) }, from: current)
  }
}

extension Completions.Reply {
  /// Returns the words that begin with what was typed.
  fileprivate static func words(_ words: [Completions.Word], from current: String) -> Self {
    .words([Completions.Word](words, from: current))
  }
}

extension [Completions.Word] {
  fileprivate init(_ words: [Completions.Word], from current: String) {
    self = words.filter { $0.text.hasPrefix(current) }
  }
}

extension ParsableCommand {
  fileprivate static var completedSubcommands: [Completions.Word] {
    configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .map { Completions.Word(text: $0._commandName, help: $0.configuration.abstract) }
  }
}
