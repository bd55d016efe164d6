/// Who tells about coins.
public enum CoinProvider: String, CaseIterable, Codable, Sendable {
  case coinMarketCap = "coinmarketcap"
  case coinGecko = "coingecko"

  /// Its name for people.
  public var name: String {
    switch self {
    case .coinMarketCap: "CoinMarketCap"
    case .coinGecko: "CoinGecko"
    }
  }
}
