import Foundation
import SessionRecording
import TerminalUI

/// The surroundings of a command: environment, streams, time, and the setup of its dependencies.
public struct CommandContext: Sendable {
  /// The environment variables of the process.
  public var environment: [String: String]
  /// The stream for data.
  public var standardOutput: any CommandStream
  /// The stream for messages, progress and errors.
  public var standardError: any CommandStream
  /// The input for answers to questions.
  public var standardInput: any CommandInput
  /// Returns the current time, which relative times refer to.
  public var now: @Sendable () -> Date
  /// The clock that controls the drawing of progress.
  public var clock: any Clock<Duration>
  /// Runs an operation with the dependencies that a command's options ask for.
  public var withServices: DependencySetup
  /// The decoder of the pictures on screens; `nil` to show their URLs.
  public var imageDecoder: ImageDecoder?
  /// Runs the command of another program, such as the user's browser, and returns whether it succeeded.
  public var launch: @Sendable ([String]) async -> Bool
  /// The texts that `help NAME` prints, besides the help of commands.
  public var topics: [HelpTopic]
  /// The features that recorded sessions of the program may belong to. ``CommandRunner`` collects them.
  var recordedFeatures: [RecordedFeature] = []

  /// Runs an operation with dependencies set up.
  public typealias DependencySetup =
    @MainActor @Sendable (
      _ request: ServicesRequest, _ operation: @MainActor () async throws -> Void
    ) async throws -> Void

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - environment: The environment variables of the command.
  ///   - standardOutput: The stream for data.
  ///   - standardError: The stream for messages, progress and errors.
  ///   - standardInput: The input for answers to questions.
  ///   - now: Returns the current time.
  ///   - clock: The clock that controls the drawing of progress.
  ///   - imageDecoder: The decoder of the pictures on screens; `nil` to show their URLs.
  ///   - launch: Runs the command of another program, and returns whether it succeeded.
  ///   - topics: The texts that `help NAME` prints, besides the help of commands.
  ///   - withServices: Sets up dependencies around an operation. By default, the operation just runs.
  public init(
    environment: [String: String],
    standardOutput: any CommandStream,
    standardError: any CommandStream,
    standardInput: any CommandInput = DescriptorInput.standardInput,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    imageDecoder: ImageDecoder? = nil,
    launch: (@Sendable ([String]) async -> Bool)? = nil,
    topics: [HelpTopic] = [],
    withServices: @escaping DependencySetup = { _, operation in try await operation() }
  ) {
    self.environment = environment
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.standardInput = standardInput
    self.now = now
    self.clock = clock
    self.imageDecoder = imageDecoder
    self.launch = launch ?? WebBrowser.run
    self.topics = topics
    self.withServices = withServices
  }

  /// The texts that `help NAME` prints, those of every program included.
  public var helpTopics: [HelpTopic] { topics + [.exitCodes] }

  /// The number of columns of the output: that of the terminal, unless `COLUMNS` says otherwise.
  var outputWidth: Int {
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    return standardOutput.columns ?? 80
  }
}
