import ArgumentParser
import ComposableArchitecture
import Foundation

/// The output and exit status of a command line, for tests of commands.
public struct CapturedRun: Equatable, Sendable {
  /// The status that the process would exit with.
  public var status: CommandStatus
  /// The text written to standard output.
  public var standardOutput: String
  /// The text written to standard error.
  public var standardError: String

  /// Creates a result to compare with.
  public init(status: CommandStatus, standardOutput: String, standardError: String) {
    self.status = status
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// Runs a command line with the current dependencies and captures its output.
  ///
  /// - Parameters:
  ///   - root: The command.
  ///   - arguments: Its arguments.
  ///   - isTerminal: Whether its streams act as terminals.
  ///   - columns: The width of the terminal.
  ///   - environment: The environment variables of the command.
  ///   - launch: Stands for the start of another program. Returns whether it succeeded.
  ///   - answers: The lines that the user types.
  ///   - now: The current time.
  ///   - withServices: Sets up dependencies around the command. By default, the current dependencies are
  ///     used.
  @MainActor
  public init(
    _ root: any ParsableCommand.Type,
    _ arguments: [String] = [],
    isTerminal: Bool = false,
    columns: Int = 80,
    environment: [String: String] = [:],
    answers: [String] = [],
    launch: @escaping @Sendable ([String]) async -> Bool = { _ in false },
    now: Date = Date(timeIntervalSince1970: 1_767_225_600),
    withServices: @escaping CommandContext.DependencySetup = { _, operation in try await operation() }
  ) async {
    let output = MemoryStream(isTerminal: isTerminal, columns: columns)
    let errors = MemoryStream(isTerminal: isTerminal, columns: columns)
    let context = CommandContext(
      environment: environment,
      standardOutput: output,
      standardError: errors,
      standardInput: MemoryInput(answers, isTerminal: isTerminal),
      now: { now },
      // No progress is drawn, however long the run takes, so the output is always the same.
      clock: TestClock(),
      launch: launch,
      withServices: withServices
    )
    status = await CommandRunner(root, context: context).run(arguments)
    standardOutput = output.text
    standardError = errors.text
  }
}
