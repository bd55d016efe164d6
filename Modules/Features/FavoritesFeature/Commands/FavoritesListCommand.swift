import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `favorites list`: the stored copies of the favorites, available without a network.
public struct FavoritesListCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the favorites, as they were when they were last loaded.",
    aliases: ["ls"]
  )
  public static let fields = RepositoryRow.columns(haveOneOwner: false).fieldNames()
  public static let examples = ["", "--sort stars", "--json=fullName"]

  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(help: "The value to sort by.") var sort = RepositorySort.name

  @Option(help: "The direction; asc for name by default, otherwise desc.") var order: SortDirection?

  @OptionGroup var limit: LimitOption

  public init() {}

  public func perform(output: Output) async throws {
    let columns = RepositoryRow.columns(haveOneOwner: false, sort: sort)
    let isReversed = order.map { $0 != sort.usualOrder } ?? false
    let state = FavoritesFeature.State(sort: sort, isReversed: isReversed)
    let store = Store(initialState: state) { FavoritesFeature().recorded() }
    try await store.loadFavorites()
    let rows = store.rows
    try output.list(
      limit.prefix(rows),
      of: rows.count,
      columns: columns,
      noun: "favorites",
      empty: store.emptyMessage ?? ""
    )
  }
}
