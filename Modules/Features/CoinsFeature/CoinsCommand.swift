import ArgumentParser

/// `coins`: the coins of the market.
public struct CoinsCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "coins",
    abstract: "Show the coins of the market.",
    subcommands: [CoinsList.self, CoinsShow.self, CoinsApp.self]
  )

  public init() {}
}
