import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `coins list`: the largest coins, with search and sorting.
public struct CoinsListCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List coins.",
    discussion: """
      Sorts and searches the \(CoinsFeature.State.usualLimit) largest coins, or more if --limit is larger.
      """
  )

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(
    help: ArgumentHelp(
      "The order; rank by default.",
      valueName: CoinsListCommand.sorts.joined(separator: "|")
    ),
    transform: CoinsListCommand.sort
  )
  var sort = CoinSort.rank

  @Flag(help: "Reverse the order.") var reverse = false

  @Option(help: ArgumentHelp("A part of the name or symbol.", valueName: "text")) var search = ""

  @OptionGroup var limit: LimitOption

  @OptionGroup var currency: CurrencyOption

  public init() {}

  public func perform(output: Output) async throws {
    let state = CoinsFeature.State(
      searchText: search,
      limit: max(CoinsFeature.State.usualLimit, limit.count ?? 0)
    )
    // A command has settings of its run alone, so its options never change those of the app.
    state.$sort.withLock { $0 = sort }
    state.$isReversed.withLock { $0 = reverse }
    state.$currency.withLock { $0 = currency.convert }
    let store = Store(initialState: state) { CoinsFeature().recorded() }
    await store.send(.task).finish()
    _ = try store.listing.outcome()
    let coins = store.visibleCoins
    try output.list(
      limit.prefix(coins),
      of: coins.count,
      columns: Coin.columns(currency: currency.convert),
      noun: "coins",
      empty: search.isEmpty ? "The market has no coins." : "No coin matches '\(search)'."
    )
  }

  private static let sorts = CoinSort.allCases.map(\.rawValue)

  @Sendable private static func sort(_ text: String) throws -> CoinSort {
    guard let sort = CoinSort(rawValue: text.lowercased()) else {
      throw ValidationError("It must be one of \(sorts.joined(separator: ", ")).")
    }
    return sort
  }
}
