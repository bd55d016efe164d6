import ArgumentParser
import CommandSupport
import SessionRecording

/// `favorites`: the user's favorites.
public struct FavoritesCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Show and change your favorite repositories.",
    subcommands: [
      FavoritesListCommand.self, FavoritesAddCommand.self, FavoritesRemoveCommand.self,
      FavoritesClearCommand.self, FavoritesAppCommand.self,
    ]
  )

  public static let recordedFeatures = [RecordedFeature { FavoritesFeature() }]

  @OptionGroup var recording: RecordOption

  public init() {}
}
