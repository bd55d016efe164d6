import ComposableArchitecture
import Models

/// The coins of one response, and the currency of their prices.
public struct LoadedCoins: Codable, Equatable, Hashable, Sendable {
  public var currency: String
  /// The coins by the provider's ID, because symbols aren't unique.
  public var coins: IdentifiedArrayOf<Coin>

  public init(currency: String = "USD", coins: IdentifiedArrayOf<Coin> = []) {
    self.currency = currency
    self.coins = coins
  }

  init(currency: String, coins: [Coin]) {
    // With a key path, because generic code makes it again each time.
    self.init(currency: currency, coins: IdentifiedArray(coins, id: \.id) { first, _ in first })
  }
}
