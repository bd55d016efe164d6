import ArgumentParser
import ComposableArchitecture
import Foundation
import SessionRecording

/// A runner for command lines. It parses a command line, runs the command with its dependencies, reports
/// errors, and returns the exit status.
///
/// A cancelled run counts as interrupted by the user.
@MainActor
public struct CommandRunner {
  private let root: any ParsableCommand.Type
  let context: CommandContext

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - root: The program's root command, with its subcommands.
  ///   - context: The streams, the environment and the wiring.
  public init(_ root: any ParsableCommand.Type, context: CommandContext) {
    self.root = root
    var context = context
    context.recordedFeatures = root.allRecordedFeatures
    self.context = context
  }

  /// Runs a command line.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: The exit status.
  public func run(_ arguments: [String]) async -> CommandStatus {
    let (path, arguments) = RecordOption.extracted(
      from: FieldSelection.normalized(ShortFlags.separated(arguments))
    )
    // Every program can replay its own sessions.
    let isReplay = arguments.first == ReplayCommand._commandName && !(root is any CommandSuite.Type)
    let parser = CommandLineParser(root: isReplay ? ReplayCommand.self : root)
    let command: any ParsableCommand
    switch parse(isReplay ? Array(arguments.dropFirst()) : arguments, parser) {
    case .command(let parsed): command = parsed
    case .help(let path): return print(help(on: path))
    case .text(let text): return print(text + "\n")
    case .mistake(let path, let message): return report(message, about: path)
    }
    let recorder: SessionRecorder?
    do {
      recorder = try path.flatMap { try self.recorder(at: $0, of: command) }
    } catch {
      return report(error, of: command)
    }
    let status = await withDependencies {
      if let recorder { $0.sessionRecorder = recorder }
    } operation: {
      await run(command)
    }
    if let recorder, let path { report(recorder, at: path, of: command) }
    return status
  }

  private func run(_ command: any ParsableCommand) async -> CommandStatus {
    do {
      switch command {
      case let command as any FeatureCommand: try await run(feature: command)
      case let command as any ContextCommand: try await command.run(in: context)
      default: return runParserCommand(command)
      }
      try Task.checkCancellation()
      return .success
    } catch {
      return report(error, of: command)
    }
  }

  private func parse(_ arguments: [String], _ parser: CommandLineParser) -> CommandLineParser.Result {
    guard let names = CommandPath(parser.root, arguments).namesToExplain else {
      return parser.parse(arguments)
    }
    if let name = names.first, let topic = context.helpTopics.first(where: { $0.name == name }) {
      return .text(topic.text.trimmingEnd)
    }
    let result = parser.parse(help: names[...])
    guard case .mistake(let path, _) = result, names.count == 1,
      let topic = Suggestion.nearest(to: names[0], in: context.helpTopics.map(\.name))
    else { return result }
    return .mistake(path, "'\(names[0])' isn't a topic of help; did you mean '\(path.name) help \(topic)'?")
  }

  /// Runs a command handled by the parser: one that only contains others shows its help.
  private func runParserCommand(_ command: any ParsableCommand) -> CommandStatus {
    let names = CommandName.path(to: type(of: command), in: root).dropFirst().map { $0._commandName }
    return print(help(on: CommandPath(root, names)))
  }

  private func help(on path: CommandPath) -> String {
    HelpScreen(path: path, topics: context.helpTopics, width: min(context.outputWidth, 100)).text
  }

  private func run(feature command: some FeatureCommand) async throws {
    let output = Output(context: context, options: command.common)
    let request = ServicesRequest(
      options: command.common,
      usesServices: type(of: command).usesServices,
      settings: command.settings,
      output: output
    )
    let isInteractive = type(of: command).isInteractive
    if isInteractive { try output.requireTerminal() }
    guard try output.wantsData(of: type(of: command).fields) else { return }
    // NB: The main actor may be busy for long while the services and the store start.
    let progress = Task.detached { if !isInteractive { await output.progress.draw() } }
    defer {
      progress.cancel()
      output.progress.finish()
    }
    try await context.withServices(request) {
      try await withDependencies {
        if !isInteractive { $0.defaultAppStorage = .inMemory }
      } operation: {
        try await command.perform(output: output)
      }
    }
  }

  /// Prints help and versions.
  private func print(_ text: String) -> CommandStatus {
    do {
      try context.standardOutput.write(text)
      return .success
    } catch {
      return report(error, of: nil)
    }
  }

  /// Reports a mistake on the command line, and how to use the command.
  private func report(_ mistake: String, about path: CommandPath) -> CommandStatus {
    let name = CommandName.feature(of: path.command, in: path.commands[0])
    let usage = HelpScreen(path: path, topics: [], width: 80).usages[0]
    let lines =
      "\(name): \(TerminalText.line(mistake))\nUsage: \(usage)\n'\(path.name) --help' explains it.\n"
    try? context.standardError.write(lines)
    return .usage
  }

  private func report(_ error: any Error, of command: (any ParsableCommand)?) -> CommandStatus {
    if Task.isCancelled { return .interrupted }
    if error is BrokenPipe { return .success }
    let feature = command as? any FeatureCommand
    let report = ErrorReport(
      error,
      subject: feature?.subject,
      service: feature?.service(environment: context.environment)
    )
    let name = command.map { CommandName.feature(of: type(of: $0), in: root) } ?? root._commandName
    if let message = report.message {
      try? context.standardError.write("\(name): \(TerminalText.line(message))\n")
    }
    return report.status
  }
}
