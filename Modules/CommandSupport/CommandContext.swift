import Foundation
import SessionRecording

/// What surrounds a command: the environment, the streams, the time, and the wiring of its dependencies.
public struct CommandContext: Sendable {
  /// The process's environment variables.
  public var environment: [String: String]
  /// Where data goes.
  public var standardOutput: any CommandStream
  /// Where messages, progress and errors go.
  public var standardError: any CommandStream
  /// The time that relative times are relative to.
  public var now: @Sendable () -> Date
  /// The clock that progress is drawn by.
  public var clock: any Clock<Duration>
  /// Runs an operation with the dependencies that a command's options ask for.
  ///
  /// It is given the options, whether the command uses HTTP services, where messages go, and the operation.
  public var withServices: Wiring
  /// The features that recorded sessions of the program may be of. ``CommandRunner`` collects them.
  var recordedFeatures: [RecordedFeature] = []

  /// Runs an operation with dependencies set up.
  public typealias Wiring =
    @MainActor @Sendable (
      _ request: ServicesRequest, _ operation: @MainActor () async throws -> Void
    ) async throws -> Void

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - environment: The environment variables that the command sees.
  ///   - standardOutput: Where data goes.
  ///   - standardError: Where messages, progress and errors go.
  ///   - now: The current time.
  ///   - clock: The clock that progress is drawn by.
  ///   - withServices: Sets up dependencies around an operation; by default the operation just runs.
  public init(
    environment: [String: String],
    standardOutput: any CommandStream,
    standardError: any CommandStream,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    withServices: @escaping Wiring = { _, operation in try await operation() }
  ) {
    self.environment = environment
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.now = now
    self.clock = clock
    self.withServices = withServices
  }
}

/// What a command asks of the wiring.
public struct ServicesRequest: Sendable {
  /// The command's options.
  public var options: CommonOptions
  /// Whether the command talks to services over HTTP.
  public var usesServices: Bool
  /// Where messages go.
  public var output: Output
}
