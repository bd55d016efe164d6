import ArgumentParser
import CommandSupport
import Models

extension CoinProvider: Choice {}

/// `--provider`: the provider of coins.
struct ProviderOption: ParsableArguments, Sendable {
  /// The variable that chooses the provider for all commands.
  static let variable = "COIN_PROVIDER"

  @Option(help: "The provider of coins; CoinMarketCap by default.")
  var provider: CoinProvider?

  /// Returns the provider's name for errors.
  func name(environment: [String: String]) -> String {
    let provider = provider ?? environment[Self.variable].flatMap(CoinProvider.init(argument:))
    if let provider { return provider.name }
    let usesCoinGecko = ["COINGECKO_API_KEY", "COINGECKO_API_URL"].contains {
      environment[$0]?.isEmpty == false
    }
    return usesCoinGecko ? "the provider of coins" : CoinProvider.coinMarketCap.name
  }

  /// The environment variables that the option replaces.
  var settings: [String: String] { provider.map { [Self.variable: $0.rawValue] } ?? [:] }
}
