import Foundation
import SampleServices

/// A service that the features talk to, with the environment variables that concern it.
public enum WebService: CaseIterable, Sendable {
  case reqres, gitHub, rickAndMorty, coinMarketCap, coinGecko, numbers

  /// The variable whose value is the address to use instead of the service's own.
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

  /// The variables that a key may stand in; the first that is set counts.
  public var keyVariables: [String] {
    switch self {
    case .reqres: ["REQRES_API_KEY"]
    case .gitHub: ["GH_TOKEN", "GITHUB_TOKEN"]
    case .coinMarketCap: ["CMC_PRO_API_KEY"]
    case .coinGecko: ["COINGECKO_API_KEY"]
    case .rickAndMorty, .numbers: []
    }
  }

  /// The sample service that stands in for it.
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
