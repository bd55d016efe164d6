extension SampleService {
  /// pro-api.coinmarketcap.com: coins, in the formats of versions 1 and 3.
  public static let coinmarketcap = SampleService("coinmarketcap", commands: ["coins"]) { CoinMarketCapAPI() }

  /// api.coingecko.com: coins. Accepts routes with and without `/api/v3`.
  public static let coingecko = SampleService("coingecko", commands: ["coins"]) { CoinGeckoAPI() }
}
