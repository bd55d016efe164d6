import AppSupport
import ArgumentParser
import CommandSupport
import RootFeature
import SessionRecording

/// The program that holds every feature.
struct Composed: CommandSuite, RecordedCommand {
  static let configuration = CommandConfiguration(
    commandName: "composed",
    abstract: "Users, repositories, favorites, characters, coins and number facts.",
    discussion: """
      Every command prints a table on a terminal, tab-separated lines into a pipe, and JSON with --json.
      The data comes from sample services inside the program; --source live asks the real ones.
      """,
    version: AppSupport.version,
    subcommands: [AppCommand.self],
    groupedSubcommands: [
      CommandGroup(name: "Feature", subcommands: featureCommands),
      CommandGroup(name: "Service", subcommands: [ServeCommand.self]),
      CommandGroup(name: "Session", subcommands: [ReplayCommand.self]),
      CommandGroup(name: "Shell", subcommands: [CompletionCommand.self]),
    ],
    defaultSubcommand: AppCommand.self
  )

  /// The recorded features: the app here, and those of the commands.
  static let recordedFeatures = [RecordedFeature { RootFeature() }]

  @OptionGroup var recording: RecordOption
}
