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
      Sorts and searches the \(CoinsFeature.State.usualLimit) largest coins, or more if --limit is larger. --web \
      opens the provider's page of the largest coins.
      """,
    aliases: ["ls"]
  )
  public static let fields = Coin.columns(currency: "").fieldNames()
  public static let examples = [
    "-L 5", "--sort change --order asc", "--search doge --json=symbol,price", "--web",
  ]
  public static let variables = CoinsCommand.variables

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(help: "The value to sort by.") var sort = CoinSort.rank

  @Option(help: "The direction; asc for rank and name by default, otherwise desc.") var order: SortDirection?

  @Option(help: ArgumentHelp("A part of the name or symbol.", valueName: "text")) var search = ""

  @OptionGroup var limit: LimitOption

  @OptionGroup var currency: CurrencyOption

  @OptionGroup var provider: ProviderOption

  @OptionGroup var page: WebOption

  public init() {}

  public var settings: [String: String] { provider.settings }
  public var subject: String? { "the coins in \(currency.convert)" }
  public func service(environment: [String: String]) -> String? { provider.name(environment: environment) }

  public func perform(output: Output) async throws {
    let columns = Coin.columns(currency: currency.convert, sort: sort)
    let state = CoinsFeature.State(
      searchText: search,
      limit: max(CoinsFeature.State.usualLimit, limit.count ?? 0)
    )
    // A command has settings of its run alone, so its options never change those of the app.
    state.$sort.withLock { $0 = sort }
    state.$isReversed.withLock { $0 = order.map { $0 != sort.usualOrder } ?? false }
    state.$currency.withLock { $0 = currency.convert }
    let store = Store(initialState: state) { CoinsFeature().recorded() }
    await store.send(.task).finish()
    do { _ = try store.listing.outcome() } catch { throw currency.explained(error) }
    if page.isRequested { return try await output.open(store.coins.first?.provider.page) }
    let coins = store.visibleCoins
    try output.list(
      limit.prefix(coins),
      of: coins.count,
      columns: columns,
      noun: "coins",
      empty: search.isEmpty ? "The market has no coins." : "No coin matches '\(search)'."
    )
  }
}
