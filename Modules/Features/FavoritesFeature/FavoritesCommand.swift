import ArgumentParser

/// `favorites`: the favorites of this person.
public struct FavoritesCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Show and change your favorite repositories.",
    subcommands: [
      FavoritesList.self, FavoritesAdd.self, FavoritesRemove.self, FavoritesClear.self, FavoritesApp.self,
    ]
  )

  public init() {}
}
