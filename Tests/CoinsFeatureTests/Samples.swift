import CoinsFeature
import ComposableArchitecture
import Models

extension Coin {
  /// A coin with an unchanged price.
  static let steady = Coin(
    id: 90_003,
    symbol: "STDY",
    name: "Steadycoin",
    rank: 4,
    price: 1,
    change24h: 0,
    change1h: 0,
    change7d: 0
  )

  /// A coin that has fallen for a week.
  static let falling = Coin(
    id: 90_004,
    symbol: "FALL",
    name: "Fallingcoin",
    rank: 3,
    price: 98.5,
    change24h: -12.5,
    change1h: -3,
    change7d: -40
  )
}

extension CoinsFeature.State {
  /// Returns the state after coins have been loaded.
  static func showing(_ coins: [Coin], searchText: String = "") -> Self {
    var state = Self(searchText: searchText)
    state.listing = .loaded(LoadedCoins(coins: IdentifiedArray(uniqueElements: coins)))
    return state
  }

  static let market = showing([.mock, .mock2, .falling, .steady, .mockBare])

  static var reloading: Self {
    var state = market
    state.listing.startLoading()
    return state
  }

  static var offline: Self {
    var state = Self()
    state.listing = .failed(.offline(detail: "no route to host"), previous: nil)
    return state
  }
}
