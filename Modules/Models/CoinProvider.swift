import Foundation

/// A provider of data about coins.
public enum CoinProvider: String, CaseIterable, Codable, Sendable {
  case coinMarketCap = "coinmarketcap"
  case coinGecko = "coingecko"

  /// The provider's name for users.
  public var name: String {
    switch self {
    case .coinMarketCap: "CoinMarketCap"
    case .coinGecko: "CoinGecko"
    }
  }

  /// The provider's page of the largest coins.
  public var page: URL? {
    switch self {
    case .coinMarketCap: URL(string: "https://coinmarketcap.com/")
    case .coinGecko: URL(string: "https://www.coingecko.com/")
    }
  }
}
