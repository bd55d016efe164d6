import ComposableArchitecture
import Foundation
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

  /// The time of the latest price; `nil` if the provider doesn't tell it.
  var updated: Date? { coins.elements.lazy.compactMap(\.lastUpdated).max() }

  /// The market capitalization of all coins.
  var marketCap: Double { coins.elements.reduce(0) { $0 + ($1.marketCap ?? 0) } }

  init(currency: String, coins: [Coin]) {
    // With a key path, because generic code makes it again each time.
    self.init(currency: currency, coins: IdentifiedArray(coins, id: \.id) { first, _ in first })
  }
}
