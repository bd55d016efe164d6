import Foundation
import SampleServices

/// A service that the features use, with its environment variables.
public enum WebService: CaseIterable, Sendable {
  case reqres, gitHub, rickAndMorty, coinMarketCap, coinGecko, numbers

  /// The name for users.
  var name: String {
    switch self {
    case .reqres: "reqres.in"
    case .gitHub: "GitHub"
    case .rickAndMorty: "Rick and Morty"
    case .coinMarketCap: "CoinMarketCap"
    case .coinGecko: "CoinGecko"
    case .numbers: "the facts about numbers"
    }
  }

  /// The variable for an address that replaces the service's default address.
  public var addressVariable: String {
    switch self {
    case .reqres: "REQRES_API_URL"
    case .gitHub: "GITHUB_API_URL"
    case .rickAndMorty: "RICK_AND_MORTY_API_URL"
    case .coinMarketCap: "COINMARKETCAP_API_URL"
    case .coinGecko: "COINGECKO_API_URL"
    case .numbers: "NUMBERS_API_URL"
    }
  }

  /// The variables that may contain the key; the first one that is set counts.
  public var keyVariables: [String] {
    switch self {
    case .reqres: ["REQRES_API_KEY"]
    case .gitHub: ["GH_TOKEN", "GITHUB_TOKEN"]
    case .coinMarketCap: ["CMC_PRO_API_KEY"]
    case .coinGecko: ["COINGECKO_API_KEY"]
    case .rickAndMorty, .numbers: []
    }
  }

  /// The sample service that replaces it.
  public var sample: SampleService {
    switch self {
    case .reqres: .reqres
    case .gitHub: .github
    case .rickAndMorty: .rickandmorty
    case .coinMarketCap: .coinmarketcap
    case .coinGecko: .coingecko
    case .numbers: .numbers
    }
  }
}
