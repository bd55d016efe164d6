import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `coins show`: one coin, by its symbol or the provider's ID.
public struct CoinsShowCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one coin.",
    discussion: "Symbols aren't unique: if several coins have the symbol, the largest is shown."
  )

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: ArgumentHelp("The coin's symbol or id.", valueName: "symbol|id")) var coin: String

  @OptionGroup var currency: CurrencyOption

  public init() {}

  public func perform(output: Output) async throws {
    let state = CoinsFeature.State()
    state.$currency.withLock { $0 = currency.convert }
    let store = Store(initialState: state) { CoinsFeature().recorded() }
    await store.send(.task).finish()
    _ = try store.listing.outcome()
    let coins = store.coins.named(coin)
    guard let first = coins.first else {
      throw CommandFailure(
        "no coin has the symbol or id '\(coin)' among the \(store.coins.count) largest; "
          + "'coins list --search' looks for a part of a name",
        status: .notFound
      )
    }
    if coins.count > 1 {
      let others = coins.dropFirst().map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
      try output.note("'\(first.symbol)' is also the symbol of \(others): show them by id.")
    }
    try output.detail(first, columns: Coin.columns(currency: currency.convert))
  }
}

extension [Coin] {
  /// Returns the coin with that ID or, if there is none, all coins with that symbol, ignoring case.
  func named(_ name: String) -> [Coin] {
    if let coin = first(where: { $0.id.description == name }) { return [coin] }
    return filter { $0.symbol.searchKey == name.searchKey }
  }
}
