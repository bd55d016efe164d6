import ArgumentParser
import ComposableArchitecture
import Foundation

/// What a command line printed, and how it ended. Tests of commands use it.
public struct CapturedRun: Equatable, Sendable {
  /// The status that the process would exit with.
  public var status: CommandStatus
  /// What went to standard output.
  public var standardOutput: String
  /// What went to standard error.
  public var standardError: String

  /// Says how a run ended, for comparing with.
  public init(status: CommandStatus, standardOutput: String, standardError: String) {
    self.status = status
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// Runs a command line with the current dependencies and keeps what it prints.
  ///
  /// - Parameters:
  ///   - root: The command.
  ///   - arguments: Its arguments.
  ///   - isTerminal: Whether its streams pass for terminals.
  ///   - columns: The width of the terminal.
  ///   - environment: The environment that it sees.
  ///   - now: The current time.
  ///   - withServices: Sets up dependencies around the command; by default the current ones stay.
  @MainActor
  public init(
    _ root: any ParsableCommand.Type,
    _ arguments: [String] = [],
    isTerminal: Bool = false,
    columns: Int = 80,
    environment: [String: String] = [:],
    now: Date = Date(timeIntervalSince1970: 1_767_225_600),
    withServices: @escaping CommandContext.Wiring = { _, operation in try await operation() }
  ) async {
    let output = MemoryStream(isTerminal: isTerminal, columns: columns)
    let errors = MemoryStream(isTerminal: isTerminal, columns: columns)
    let context = CommandContext(
      environment: environment,
      standardOutput: output,
      standardError: errors,
      now: { now },
      // No progress is drawn, however long the run takes: its output is the same every time.
      clock: TestClock(),
      withServices: withServices
    )
    status = await CommandRunner(root, context: context).run(arguments)
    standardOutput = output.text
    standardError = errors.text
  }
}
