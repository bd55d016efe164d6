import AppSupport
import ArgumentParser
import CharactersFeature
import CoinsFeature
import CommandSupport
import FavoritesFeature
import NumberFactFeature
import ProfileFeature
import RepositoryFeature
import RootFeature
import SessionRecording
import UserFeature

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
      CommandGroup(
        name: "Feature",
        subcommands: [
          ProfileCommand.self, ReposCommand.self, FavoritesCommand.self, UserCommand.self,
          CharactersCommand.self, CoinsCommand.self, FactCommand.self,
        ]
      ),
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
