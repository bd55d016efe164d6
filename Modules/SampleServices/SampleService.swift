/// A service that ``SampleServices`` imitates.
///
/// The raw value is the first part of its path.
public enum SampleService: String, CaseIterable, Hashable, Sendable {
  /// reqres.in: users.
  case reqres
  /// api.github.com: accounts and repositories.
  case github
  /// rickandmortyapi.com: characters. Accepts routes with and without `/api`.
  case rickandmorty
  /// pro-api.coinmarketcap.com: coins, in the formats of versions 1 and 3.
  case coinmarketcap
  /// api.coingecko.com: coins. Accepts routes with and without `/api/v3`.
  case coingecko
  /// number-trivia.com: number facts.
  case numbers

  /// Returns the services for a name in a fault: a raw value, a feature's command, or `all`.
  static func named(_ name: some StringProtocol) -> Set<SampleService>? {
    switch name.lowercased() {
    case "all": Set(allCases)
    case "profile": [.reqres]
    case "repos", "user": [.github]
    case "characters": [.rickandmorty]
    case "coins": [.coinmarketcap, .coingecko]
    case "fact": [.numbers]
    case let name: SampleService(rawValue: name).map { [$0] }
    }
  }

  static let names =
    allCases.map(\.rawValue) + ["profile", "repos", "user", "characters", "coins", "fact", "all"]
}
