/// One of the services that ``SampleServices`` stands in for.
///
/// The raw value is the first part of the path that it answers under.
public enum SampleService: String, CaseIterable, Hashable, Sendable {
  /// reqres.in: users.
  case reqres
  /// api.github.com: accounts and repositories.
  case github
  /// rickandmortyapi.com: characters. Answers with and without `/api` before the route.
  case rickandmorty
  /// pro-api.coinmarketcap.com: coins, in the form of version 1 and of version 3.
  case coinmarketcap
  /// api.coingecko.com: coins. Answers with and without `/api/v3` before the route.
  case coingecko
  /// number-trivia.com: number facts.
  case numbers

  /// The services that a name in a fault stands for: a raw value, a feature's command, or `all`.
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
