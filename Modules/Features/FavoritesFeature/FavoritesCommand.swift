import ArgumentParser
import CommandSupport
import SessionRecording

/// `favorites`: the user's favorites.
public struct FavoritesCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Show and change your favorite repositories.",
    subcommands: [
      FavoritesList.self, FavoritesAdd.self, FavoritesRemove.self, FavoritesClear.self, FavoritesApp.self,
    ]
  )

  public static let recordedFeatures = [RecordedFeature { FavoritesFeature() }]

  @OptionGroup var recording: RecordOption

  public init() {}
}
