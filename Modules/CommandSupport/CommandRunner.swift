import ArgumentParser
import Foundation

/// Runs a command line: parses it, runs the command over its dependencies, reports its errors, and says
/// with which status to exit.
///
/// A run that is cancelled is one that somebody interrupted.
@MainActor
public struct CommandRunner {
  private let root: any ParsableCommand.Type
  private let context: CommandContext

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - root: The command that the program is, with its subcommands.
  ///   - context: The streams, the environment and the wiring.
  public init(_ root: any ParsableCommand.Type, context: CommandContext) {
    self.root = root
    self.context = context
  }

  /// Runs a command line.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: The status to exit with.
  public func run(_ arguments: [String]) async -> CommandStatus {
    let command: any ParsableCommand
    do {
      command = try parse(JSONSelection.normalized(arguments))
    } catch {
      return report(parsingError: error)
    }
    do {
      switch command {
      case let command as any FeatureCommand: try await run(feature: command)
      case let command as any ContextCommand: try await command.run(in: context)
      default: return runOfParser(command)
      }
      try Task.checkCancellation()
      return .success
    } catch {
      return report(error, of: command)
    }
  }

  private func parse(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      return try root.parseAsRoot(arguments)
    } catch {
      guard
        let terminated = NegativeNumbers.terminated(arguments),
        let command = try? root.parseAsRoot(terminated)
      else { throw error }
      return command
    }
  }

  /// Runs what is the parser's own: help, and commands that only hold others.
  private func runOfParser(_ command: any ParsableCommand) -> CommandStatus {
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
    let showsProgress = type(of: command).showsProgress
    let progress = Task { if showsProgress { await output.progress.draw() } }
    defer {
      progress.cancel()
      output.progress.finish()
    }
    try await context.withServices(request) {
      try await command.perform(output: output)
    }
  }

  /// Help and versions are data; a mistake on the command line is an error.
  private func report(parsingError error: any Error) -> CommandStatus {
    let message = root.fullMessage(for: error)
    do {
      if root.exitCode(for: error).isSuccess {
        try context.standardOutput.write(message + "\n")
        return .success
      }
      try context.standardError.write(TerminalText.lines(message) + "\n")
      return .usage
    } catch {
      return .success
    }
  }

  private func report(_ error: any Error, of command: any ParsableCommand) -> CommandStatus {
    if Task.isCancelled { return .interrupted }
    if error is BrokenPipe { return .success }
    if error is CleanExit || error is ValidationError { return report(parsingError: error) }
    let report = ErrorReport(error)
    let name = CommandName.feature(of: type(of: command), in: root)
    if let message = report.message {
      try? context.standardError.write("\(name): \(TerminalText.line(message))\n")
    }
    return report.status
  }
}
