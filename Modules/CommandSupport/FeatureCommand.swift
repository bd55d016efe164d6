import ArgumentParser

/// A command of a feature, run over the feature's store.
///
/// A command sends actions, waits for their effects and prints from the state. What it depends on, where
/// its output goes, how its errors read and what Ctrl-C does is the business of ``CommandRunner``.
///
///     public struct CoinsList: FeatureCommand {
///       public static let configuration = CommandConfiguration(
///         commandName: "list", abstract: "List coins.")
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
public protocol FeatureCommand: AsyncParsableCommand {
  /// The options that every command has: `@OptionGroup(title: "Common Options") var common: CommonOptions`.
  var common: CommonOptions { get }

  /// Whether the command talks to a service over HTTP. Where it does not, no sample service starts.
  static var usesServices: Bool { get }

  /// Whether the command takes the whole terminal: there must be one then, and nothing else is drawn on it.
  static var isInteractive: Bool { get }

  /// Does what the command is for.
  ///
  /// - Parameter output: Where data and messages go.
  /// - Throws: An `APIError`, a ``CommandFailure``, or any error whose `LocalizedError` description is a
  ///   sentence for a person.
  @MainActor func perform(output: Output) async throws
}

extension FeatureCommand {
  public static var usesServices: Bool { true }
  public static var isInteractive: Bool { false }
}

/// A command that only holds the commands of several features: an error message starts with the name of
/// the feature's command, not with that of the suite.
public protocol CommandSuite: AsyncParsableCommand {}
