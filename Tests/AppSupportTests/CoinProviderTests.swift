import AppSupport
import CommandSupport
import Models
import Testing

struct CoinProviderTests {
  private func provider(_ environment: [String: String]) throws -> CoinProvider {
    try CoinProvider.chosen(
      environment: environment,
      keys: Keys(environment: environment, file: nil),
      addresses: ServiceAddresses(option: nil, environment: environment)
    )
  }

  @Test(arguments: [
    [:], ["CMC_PRO_API_KEY": "a"], ["CMC_PRO_API_KEY": "a", "COINGECKO_API_KEY": "b"],
    ["COIN_PROVIDER": "CoinMarketCap", "COINGECKO_API_KEY": "b"],
    ["COINMARKETCAP_API_URL": "http://127.0.0.1", "COINGECKO_API_KEY": "b"],
  ])
  func `coin market cap is asked`(environment: [String: String]) throws {
    #expect(try provider(environment) == .coinMarketCap)
  }

  @Test(arguments: [
    ["COIN_PROVIDER": "coingecko", "CMC_PRO_API_KEY": "a"], ["COINGECKO_API_KEY": "b"],
    ["COINGECKO_API_URL": "http://127.0.0.1"],
  ])
  func `coin gecko is asked`(environment: [String: String]) throws {
    #expect(try provider(environment) == .coinGecko)
  }

  @Test func `an unknown provider is a usage error that names the variable`() {
    let failure = #expect(throws: CommandFailure.self) { try provider(["COIN_PROVIDER": "mtgox"]) }
    #expect(failure?.status == .usage)
    #expect(failure?.message.contains("COIN_PROVIDER") == true)
  }
}
