import Foundation
import HTTPTransport
import Models

/// The provider of coin prices, and the configuration of each provider.
public struct CoinConfiguration: Equatable, Sendable {
  public var provider: CoinProvider
  public var coinMarketCap: ServiceConfiguration
  public var coinGecko: ServiceConfiguration

  public init(
    provider: CoinProvider = .coinMarketCap,
    coinMarketCap: ServiceConfiguration = ServiceConfiguration(
      baseURL: CoinConfiguration.coinMarketCapBaseURL
    ),
    coinGecko: ServiceConfiguration = ServiceConfiguration(baseURL: CoinConfiguration.coinGeckoBaseURL)
  ) {
    self.provider = provider
    self.coinMarketCap = coinMarketCap
    self.coinGecko = coinGecko
  }

  /// Reads the configuration from the environment: `COIN_PROVIDER` (`coinmarketcap`, the default, or `coingecko`),
  /// `COINMARKETCAP_API_URL`, `CMC_PRO_API_KEY`, `COINGECKO_API_URL` and `COINGECKO_API_KEY`.
  ///
  /// If no provider is selected and only CoinGecko has a key, CoinGecko is used.
  public init(environment: [String: String]) {
    coinMarketCap = ServiceConfiguration(
      environment: environment,
      urlVariable: "COINMARKETCAP_API_URL",
      keyVariables: ["CMC_PRO_API_KEY"],
      defaultBaseURL: Self.coinMarketCapBaseURL
    )
    coinGecko = ServiceConfiguration(
      environment: environment,
      urlVariable: "COINGECKO_API_URL",
      keyVariables: ["COINGECKO_API_KEY"],
      defaultBaseURL: Self.coinGeckoBaseURL
    )
    let likely: CoinProvider =
      coinMarketCap.apiKey == nil && coinGecko.apiKey != nil ? .coinGecko : .coinMarketCap
    provider = environment["COIN_PROVIDER"].flatMap { CoinProvider(rawValue: $0.lowercased()) } ?? likely
  }

  public static let coinMarketCapBaseURL = URL(constant: "https://pro-api.coinmarketcap.com")
  public static let coinGeckoBaseURL = URL(constant: "https://api.coingecko.com/api/v3")
}
