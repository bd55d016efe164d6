import CoinClient
import ComposableArchitecture
import FavoritesClient
import GitHubClient
import Models
import NumberFactClient
import ReqresClient
import RickAndMortyClient

/// The data that a test's clients return.
struct Offer: Sendable {
  var users = [User.mock, .mock2]
  var account = Account.mockOrganization
  var repositories = RepositoriesPage.mock
  var characters = CharactersPage.mock
  var coins = [Coin.mock, .mock2]
  var favorites: [Repository] = []

  static let everything = Offer()
}

extension DependencyValues {
  /// Answers every request of every feature, and has favorites in memory.
  ///
  /// - Parameters:
  ///   - offer: The data of the answers.
  ///   - log: Receives the name of each client that is called.
  mutating func offer(_ offer: Offer, log: @escaping @Sendable (String) -> Void = { _ in }) {
    reqresClient.user = { id in
      log("ReqresClient")
      guard let user = offer.users.first(where: { $0.id == id }) else {
        throw APIError.notFound(resource: "user \(id)")
      }
      return user
    }
    reqresClient.users = { page, perPage in
      log("ReqresClient")
      let users = page == 1 ? offer.users : []
      return UsersPage(page: page, perPage: perPage, total: users.count, totalPages: 1, users: users)
    }
    gitHubClient.account = { _ in
      log("GitHubClient")
      return offer.account
    }
    gitHubClient.repositories = { _, _ in
      log("GitHubClient")
      return offer.repositories
    }
    rickAndMortyClient.characters = { _, _ in
      log("RickAndMortyClient")
      return offer.characters
    }
    rickAndMortyClient.character = { id in
      log("RickAndMortyClient")
      guard let character = offer.characters.characters.first(where: { $0.id == id }) else {
        throw APIError.notFound(resource: "character \(id)")
      }
      return character
    }
    coinClient.coins = { _, _ in
      log("CoinClient")
      return offer.coins
    }
    numberFactClient.fact = { number, kind in
      log("NumberFactClient")
      return NumberFact(number: number, text: "\(number)", kind: kind)
    }
    favoritesClient = .inMemory(offer.favorites)
    let observe = favoritesClient.observe
    favoritesClient.observe = {
      log("FavoritesClient")
      return observe()
    }
  }
}
