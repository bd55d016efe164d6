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
    let (path, arguments) = RecordOption.extracted(from: FieldSelection.normalized(arguments))
    // Every program can replay its own sessions.
    let isReplay = arguments.first == ReplayCommand._commandName && !(root is any CommandSuite.Type)
    let parser = isReplay ? ReplayCommand.self : root
    let command: any ParsableCommand
    do {
      command = try parse(isReplay ? Array(arguments.dropFirst()) : arguments, parser)
    } catch {
      return report(parsingError: error, of: parser)
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

  private func parse(
    _ arguments: [String],
    _ parser: any ParsableCommand.Type
  ) throws -> any ParsableCommand {
    do {
      return try parser.parseAsRoot(arguments)
    } catch {
      guard
        let terminated = NegativeNumbers.terminated(arguments),
        let command = try? parser.parseAsRoot(terminated)
      else { throw error }
      return command
    }
  }

  /// Runs a command handled by the parser: help, or a command that only contains others.
  private func runParserCommand(_ command: any ParsableCommand) -> CommandStatus {
    var command = command
    do {
      try command.run()
      return .success
    } catch {
      return report(parsingError: error)
    }
  }

  private func run(feature command: some FeatureCommand) async throws {
    let output = Output(context: context, options: command.common)
    let request = ServicesRequest(
      options: command.common,
      usesServices: type(of: command).usesServices,
      output: output
    )
    let isInteractive = type(of: command).isInteractive
    if isInteractive { try output.requireTerminal() }
    let progress = Task { if !isInteractive { await output.progress.draw() } }
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

  /// Prints help and versions as data, and mistakes on the command line as errors.
  private func report(
    parsingError error: any Error,
    of parser: (any ParsableCommand.Type)? = nil
  ) -> CommandStatus {
    let parser = parser ?? root
    let message = parser.fullMessage(for: error)
    guard parser.exitCode(for: error).isSuccess else {
      try? context.standardError.write(TerminalText.lines(message) + "\n")
      return .usage
    }
    do {
      try context.standardOutput.write(message + "\n")
      return .success
    } catch {
      return report(error, from: root._commandName)
    }
  }

  private func report(_ error: any Error, of command: any ParsableCommand) -> CommandStatus {
    if Task.isCancelled { return .interrupted }
    if error is CleanExit || error is ValidationError { return report(parsingError: error) }
    return report(error, from: CommandName.feature(of: type(of: command), in: root))
  }

  private func report(_ error: any Error, from name: String) -> CommandStatus {
    if error is BrokenPipe { return .success }
    let report = ErrorReport(error)
    if let message = report.message {
      try? context.standardError.write("\(name): \(TerminalText.line(message))\n")
    }
    return report.status
  }
}
