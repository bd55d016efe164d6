import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `coins show`: one coin, by its symbol, its name or the provider's ID.
public struct CoinsShowCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one coin.",
    discussion: """
      Symbols aren't unique: if several coins have the symbol, the one with the best rank is shown. --web opens \
      the provider's page about it.
      """
  )
  public static let fields = Coin.columns(currency: "").fieldNames()
  public static let examples = ["BTC", "BTC --convert EUR --json=price", "BTC --web"]
  public static let variables = CoinsCommand.variables

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: ArgumentHelp("The coin's symbol, name or id.", valueName: "coin")) var coin: String

  @OptionGroup var currency: CurrencyOption

  @OptionGroup var provider: ProviderOption

  @OptionGroup var page: WebOption

  public init() {}

  public var settings: [String: String] { provider.settings }
  public var subject: String? { coin }
  public func service(environment: [String: String]) -> String? { provider.name(environment: environment) }

  public func perform(output: Output) async throws {
    let columns = Coin.columns(currency: currency.convert)
    let state = CoinsFeature.State()
    state.$currency.withLock { $0 = currency.convert }
    let store = Store(initialState: state) { CoinsFeature().recorded() }
    await store.send(.task).finish()
    do { _ = try store.listing.outcome() } catch { throw currency.explained(error) }
    let coins = store.coins.named(coin)
    guard let first = coins.first else { throw missing(among: store.coins) }
    if coins.count > 1, !output.isQuiet {
      let others = coins.dropFirst().map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
      try output.message(
        "\(coins.count) coins have the symbol '\(first.symbol)'; the one with the best rank, \(first.name), is shown. "
          + "Show others by id: \(others)."
      )
    }
    if page.isRequested { return try await output.open(first.page) }
    try output.detail(first, columns: columns)
  }
}

extension CoinsShowCommand {
  private func missing(among coins: [Coin]) -> CommandFailure {
    let names = coins.flatMap { [$0.symbol, $0.name, $0.id.description] }
    let near = Suggestion.nearest(to: coin, in: names)
    let advice = near.map { "did you mean '\($0)'?" } ?? "'coins list --search' looks for a part of a name"
    return CommandFailure(
      "no coin has the symbol, name or id '\(coin)' among the \(coins.count) largest; \(advice)",
      status: .notFound
    )
  }
}
