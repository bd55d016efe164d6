import CoinClient
import HTTPTransport
import Models
import SampleServices
import Testing

@Suite struct CoinClientContractTests {
  private static func client(_ configuration: CoinConfiguration, _ transport: HTTPTransport) -> CoinClient {
    .live(configuration: configuration, transport: transport)
  }

  static let contracts = [
    Contract(
      "CoinClient",
      "coinmarketcap-listings",
      .coinmarketcap,
      at: CoinConfiguration.coinMarketCapBaseURL
    ) {
      let service = ServiceConfiguration(baseURL: $0)
      let configuration = CoinConfiguration(provider: .coinMarketCap, coinMarketCap: service)
      return try await client(configuration, $1).coins("USD", 3)
    },
    Contract("CoinClient", "coingecko-markets", .coingecko, at: CoinConfiguration.coinGeckoBaseURL) {
      let service = ServiceConfiguration(baseURL: $0)
      let configuration = CoinConfiguration(provider: .coinGecko, coinGecko: service)
      return try await client(configuration, $1).coins("USD", 3)
    },
  ]

  @Test(arguments: contracts)
  func `recorded and embedded answers have the same fields`(contract: Contract) async throws {
    try await contract.check()
  }
}
