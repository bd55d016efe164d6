import CoinClient
import Foundation
import HTTPTransport
import Models
import Testing

@Suite struct CoinConfigurationTests {
  @Test func `without variables it is coin market cap without a key`() {
    #expect(CoinConfiguration(environment: [:]) == CoinConfiguration())
    #expect(CoinConfiguration().provider == .coinMarketCap)
    #expect(CoinConfiguration().coinMarketCap.apiKey == nil)
  }

  @Test func `variables say where the providers are and the keys`() {
    let configuration = CoinConfiguration(environment: [
      "COINMARKETCAP_API_URL": "http://127.0.0.1:1", "CMC_PRO_API_KEY": "a",
      "COINGECKO_API_URL": "http://127.0.0.1:2", "COINGECKO_API_KEY": "b",
    ])
    #expect(configuration.coinMarketCap.baseURL.absoluteString == "http://127.0.0.1:1")
    #expect(configuration.coinMarketCap.apiKey == Secret("a"))
    #expect(configuration.coinGecko.baseURL.absoluteString == "http://127.0.0.1:2")
    #expect(configuration.coinGecko.apiKey == Secret("b"))
  }

  @Test(arguments: [
    ([:], CoinProvider.coinMarketCap),
    (["COINGECKO_API_KEY": "b"], .coinGecko),
    (["COINGECKO_API_KEY": "b", "CMC_PRO_API_KEY": "a"], .coinMarketCap),
    (["COIN_PROVIDER": "CoinGecko"], .coinGecko),
    (["COIN_PROVIDER": "coinmarketcap", "COINGECKO_API_KEY": "b"], .coinMarketCap),
  ])
  func `the provider is chosen or the one with a key`(environment: [String: String], provider: CoinProvider) {
    #expect(CoinConfiguration(environment: environment).provider == provider)
  }
}
