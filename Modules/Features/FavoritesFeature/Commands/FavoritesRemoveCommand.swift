import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `favorites remove`: removes a repository from the favorites.
public struct FavoritesRemoveCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a favorite."
  )

  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: ArgumentHelp("The favorite.", valueName: "owner/name")) var name: String

  public init() {}

  public func perform(output: Output) async throws {
    guard let name = RepositoryName(name) else {
      throw CommandFailure.usage(FavoritesChangeError.invalidName(name).message)
    }
    let store = Store(initialState: FavoritesFeature.State()) { FavoritesFeature().recorded() }
    try await store.loadFavorites()
    guard let favorite = store.favorites.value?.first(where: name.names) else {
      throw CommandFailure("\(name) isn't a favorite; 'favorites list' shows all", status: .notFound)
    }
    guard try await store.change(.removeButtonTapped(id: favorite.id)) != nil else { return }
    try output.note("\(favorite.fullName) is no longer a favorite")
  }
}
