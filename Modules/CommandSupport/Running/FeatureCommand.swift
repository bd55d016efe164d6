import ArgumentParser

/// A command of a feature that runs on the feature's store.
///
/// A command sends actions, waits for their effects and prints from the state. ``CommandRunner`` handles its
/// dependencies, output streams, error messages and interruption.
///
///     public struct CoinsListCommand: FeatureCommand {
///       public static let configuration = CommandConfiguration(
///         commandName: "list", abstract: "List coins.")
///       public static let fields = Coin.columns.fieldNames()
///
///       @OptionGroup(title: "Common Options") public var common: CommonOptions
///       @OptionGroup var limit: LimitOption
///
///       public init() {}
///
///       public func perform(output: Output) async throws {
///         let store = Store(initialState: CoinsFeature.State()) { CoinsFeature().recorded() }
///         await store.send(.task).finish()
///         if let error = store.loadState.error { throw error }
///         try output.list(limit.prefix(store.visibleCoins), of: store.coins.count, columns: Coin.columns)
///       }
///     }
public protocol FeatureCommand: DocumentedCommand {
  /// The options that every command has: `@OptionGroup(title: "Common Options") var common: CommonOptions`.
  var common: CommonOptions { get }

  /// Whether the command uses a service over HTTP. If not, no sample service is started.
  static var usesServices: Bool { get }

  /// Whether the command takes over the whole terminal. It then requires one, and no progress is drawn on it.
  ///
  /// Only such a command has the user's settings. The others begin with the default ones and keep none, so that their
  /// output depends on their options alone.
  static var isInteractive: Bool { get }

  /// The fields that `--json`, `--json-lines` and `--csv` can select; none if the command prints no records.
  ///
  /// ``CommandRunner`` checks the selection, or lists the fields, before the command does anything.
  static var fields: [String] { get }

  /// The environment variables that the command's options replace, with their values.
  var settings: [String: String] { get }

  /// The thing that the command requests, as errors of its service name it: `user 3`.
  var subject: String? { get }

  /// Returns the name of the service that provides the subject, for errors.
  ///
  /// - Parameter environment: The environment variables, without those that the command's options replace.
  func service(environment: [String: String]) -> String?

  /// Performs the command.
  ///
  /// - Parameter output: The output for data and messages.
  /// - Throws: An `APIError`, a ``CommandFailure``, or any `LocalizedError` whose description is a sentence
  ///   for the user.
  @MainActor func perform(output: Output) async throws
}

extension FeatureCommand {
  public static var usesServices: Bool { true }
  public static var isInteractive: Bool { false }
  public static var fields: [String] { [] }
  public var settings: [String: String] { [:] }
  public var subject: String? { nil }
  public func service(environment: [String: String]) -> String? { nil }
}
