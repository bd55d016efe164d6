import ArgumentParser
import CommandSupport
import SessionRecording

/// `coins`: the coins of the market.
public struct CoinsCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "coins",
    abstract: "Show the coins of the market.",
    subcommands: [CoinsListCommand.self, CoinsShowCommand.self, CoinsAppCommand.self]
  )

  public static let recordedFeatures = [RecordedFeature { CoinsFeature() }]

  static let variables = [
    EnvironmentVariable(
      ProviderOption.variable,
      "The provider of coins: coinmarketcap or coingecko; --provider takes precedence."
    ),
    EnvironmentVariable("CMC_PRO_API_KEY", "The key for CoinMarketCap."),
    EnvironmentVariable("COINGECKO_API_KEY", "The key for CoinGecko."),
    EnvironmentVariable("COINMARKETCAP_API_URL, COINGECKO_API_URL", "The addresses of the providers."),
  ]

  @OptionGroup var recording: RecordOption

  public init() {}
}
