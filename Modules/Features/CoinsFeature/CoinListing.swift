import ComposableArchitecture
import Models

/// The coins that came with one answer, and the currency that their prices are in.
public struct CoinListing: Codable, Equatable, Hashable, Sendable {
  public var currency: String
  /// By the provider's id: symbols are not unique.
  public var coins: IdentifiedArrayOf<Coin>

  public init(currency: String = "USD", coins: IdentifiedArrayOf<Coin> = []) {
    self.currency = currency
    self.coins = coins
  }

  init(currency: String, coins: [Coin]) {
    self.init(currency: currency, coins: IdentifiedArray(coins, uniquingIDsWith: { first, _ in first }))
  }
}
