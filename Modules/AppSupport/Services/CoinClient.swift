import CoinClient
import HTTPTransport
import SampleServices

extension WebService {
  /// CoinMarketCap.
  public static let coinMarketCap = WebService(
    name: "CoinMarketCap",
    addressVariable: "COINMARKETCAP_API_URL",
    keyVariables: ["CMC_PRO_API_KEY"],
    sample: .coinmarketcap
  )

  /// CoinGecko.
  public static let coinGecko = WebService(
    name: "CoinGecko",
    addressVariable: "COINGECKO_API_URL",
    keyVariables: ["COINGECKO_API_KEY"],
    sample: .coingecko
  )
}

extension LiveClient {
  static let coinClient = LiveClient(services: [.coinMarketCap, .coinGecko]) { dependencies, connections in
    dependencies.coinClient = .live(
      configuration: CoinConfiguration(
        provider: connections.provider,
        coinMarketCap: connections.configuration(
          .coinMarketCap,
          standard: CoinConfiguration.coinMarketCapBaseURL
        ),
        coinGecko: connections.configuration(.coinGecko, standard: CoinConfiguration.coinGeckoBaseURL)
      ),
      transport: connections.transport
    )
  }
}
