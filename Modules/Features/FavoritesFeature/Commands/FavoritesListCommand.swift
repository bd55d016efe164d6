import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `favorites list`: the stored copies of the favorites, available without a network.
public struct FavoritesListCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the favorites, as they were when they were last loaded."
  )

  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(help: ArgumentHelp("The order.", valueName: "updated|pushed|created|name|stars"))
  var sort = RepositorySort.name

  @OptionGroup var limit: LimitOption

  public init() {}

  public func perform(output: Output) async throws {
    let store = Store(initialState: FavoritesFeature.State(sort: sort)) { FavoritesFeature().recorded() }
    try await store.loadFavorites()
    let rows = store.rows
    try output.list(
      limit.prefix(rows),
      of: rows.count,
      columns: RepositoryRow.columns(haveOneOwner: false),
      noun: "favorites",
      empty: store.emptyMessage ?? ""
    )
  }
}
