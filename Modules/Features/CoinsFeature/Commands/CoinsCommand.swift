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

  @OptionGroup var recording: RecordOption

  public init() {}
}
