import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import RootFeature

extension TabSample {
  static let favorites = TabSample(tab: .favorites, firstAction: .favorites(.task), client: "FavoritesClient")
  { dependencies, offer, log in
    var client = FavoritesClient.inMemory(offer.favorites)
    let observe = client.observe
    client.observe = {
      log("FavoritesClient")
      return observe()
    }
    dependencies.favoritesClient = client
  }
}
