import Models

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
