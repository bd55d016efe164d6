import ArgumentParser
import CommandSupport
import SessionRecording

/// `fact`: facts about numbers.
public struct FactCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "fact",
    abstract: "Tell a fact about a number.",
    discussion: "'fact 42' is short for 'fact show 42', and 'fact' for 'fact show'.",
    subcommands: [FactShowCommand.self, NumberFactAppCommand.self],
    defaultSubcommand: FactShowCommand.self
  )

  public static let recordedFeatures = [RecordedFeature { NumberFactFeature() }]

  @OptionGroup var recording: RecordOption

  public init() {}
}
