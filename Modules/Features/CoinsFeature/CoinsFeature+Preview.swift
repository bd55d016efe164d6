import ComposableArchitecture
import FeatureViews
import Models

extension CoinsFeature.State: PreviewableState {
  public static func preview(_ preview: Preview) -> Self {
    var state = Self()
    switch preview {
    case .empty: state.listing = .empty
    case .loading: state.listing.startLoading()
    case .failed:
      state.listing = .failed(.rateLimited(), previous: LoadedCoins(coins: [.mock, .mock2, .mockBare]))
    case .longText:
      var coin = Coin.mock
      coin.name = longText
      coin.symbol = "LONGSYMBOL"
      coin.price = 123_456_789_012.345
      state.listing = .loaded(LoadedCoins(coins: [coin, .mock2]))
    }
    return state
  }
}
