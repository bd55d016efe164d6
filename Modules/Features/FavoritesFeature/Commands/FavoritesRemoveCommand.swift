import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `favorites remove`: removes repositories from the favorites.
public struct FavoritesRemoveCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove favorites.",
    aliases: ["rm"]
  )
  public static let fields = FavoriteChange.columns.fieldNames()
  public static let examples = ["octo-sample/sample-kit"]

  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(
    help: ArgumentHelp("The favorites, or their addresses on GitHub.", valueName: "owner/name"),
    transform: RepositoryName.argument
  )
  var names: [RepositoryName]

  public init() {}

  public func perform(output: Output) async throws {
    let store = Store(initialState: FavoritesFeature.State()) { FavoritesFeature().recorded() }
    try await store.loadFavorites()
    let favorites = store.favorites.value?.elements ?? []
    var changes: [FavoriteChange] = []
    var missing: [RepositoryName] = []
    for name in names {
      guard let favorite = favorites.first(where: name.names) else {
        missing.append(name)
        continue
      }
      if changes.contains(where: { $0.repository.id == favorite.id }) { continue }
      guard try await store.change(.removeButtonTapped(id: favorite.id)) != nil else { return }
      changes.append(FavoriteChange(repository: favorite, kind: .removed))
      try output.note("\(favorite.fullName) is no longer a favorite")
    }
    try output.changes(changes)
    guard missing.isEmpty else { throw Self.failure(missing, favorites) }
  }

  private static func failure(_ names: [RepositoryName], _ favorites: [Repository]) -> CommandFailure {
    let list = names.map(\.description).joined(separator: ", ")
    let near = names.count == 1 ? Suggestion.nearest(to: list, in: favorites.map(\.fullName)) : nil
    let hint = near.map { "did you mean '\($0)'?" } ?? "'favorites list' shows all"
    return CommandFailure(
      "\(list) \(names.count == 1 ? "isn't a favorite" : "aren't favorites"); \(hint)",
      status: .notFound
    )
  }
}
