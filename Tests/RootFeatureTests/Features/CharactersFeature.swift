import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import RootFeature

extension TabSample {
  static let characters = TabSample(
    tab: .characters,
    firstAction: .characters(.task),
    client: "RickAndMortyClient",
    link: ("characters/rick", { $0.characters.filter.name == "rick" })
  ) { dependencies, offer, log in
    dependencies.rickAndMortyClient.characters = { _, _ in
      log("RickAndMortyClient")
      return offer.characters
    }
    dependencies.rickAndMortyClient.character = { id in
      log("RickAndMortyClient")
      guard let character = offer.characters.characters.first(where: { $0.id == id }) else {
        throw APIError.notFound(resource: "character \(id)")
      }
      return character
    }
  }
}
