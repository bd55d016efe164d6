import CoinClient
import CoinsFeature
import ComposableArchitecture
import RootFeature

extension TabSample {
  static let coins = TabSample(
    tab: .coins,
    firstAction: .coins(.task),
    client: "CoinClient",
    link: ("coins/bitcoin", { $0.coins.linkedName == "bitcoin" })
  ) {
    dependencies,
    offer,
    log in
    dependencies.coinClient.coins = { _, _ in
      log("CoinClient")
      return offer.coins
    }
  }
}
