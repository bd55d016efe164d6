import ArgumentParser
import CommandSupport
import ComposableArchitecture
import FavoritesClient
import Foundation
import Models
import SessionRecording

/// `repos list`: the repositories of an account, with search and sorting.
public struct ReposListCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the repositories of an account.",
    discussion: """
      An asterisk marks favorites. Lists 30 repositories unless --limit or --all says otherwise. --web opens \
      GitHub's page of the account's repositories.
      """,
    aliases: ["ls"]
  )
  public static let fields = RepositoryRow.columns(haveOneOwner: true).fieldNames()
  public static let examples = [
    "octo-sample", "octo-sample --sort stars -L 10", "octo-sample --search kit --csv=fullName,stars",
    "octo-sample --web",
  ]
  public static let variables = [
    EnvironmentVariable("GH_TOKEN, GITHUB_TOKEN", "The key for GitHub. Most requests work without one."),
    EnvironmentVariable("GITHUB_API_URL", "The address of GitHub's API."),
  ]

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: ArgumentHelp("The login of a user or an organization.", valueName: "owner")) var owner:
    String

  @Option(help: "The value to sort by.") var sort = RepositorySort.updated

  @Option(help: "The direction; asc for name by default, otherwise desc.") var order: SortDirection?

  @Option(help: ArgumentHelp("A part of the name, the description or a topic.", valueName: "text"))
  var search = ""

  @OptionGroup var limit: LimitOption

  @Flag(help: "List all repositories.") var all = false

  @OptionGroup var page: WebOption

  public init() {}

  public func validate() throws {
    if all, limit.count != nil { throw ValidationError("--all and --limit exclude each other") }
    if let problem = Account.problem(ofLogin: owner) { throw ValidationError(problem) }
  }

  public var subject: String? { owner }
  public func service(environment: [String: String]) -> String? { "GitHub" }

  public func perform(output: Output) async throws {
    let columns = RepositoryRow.columns(haveOneOwner: true, sort: sort)
    if page.isRequested {
      return try await output.open(URL(string: "https://github.com/\(owner)?tab=repositories"))
    }
    let state = RepositoryFeature.State(searchText: search, sort: sort, isReversed: isReversed)
    let store = Store(initialState: state) { RepositoryFeature().recorded() }
    store.send(.task)
    await store.send(.ownerSubmitted(owner)).finish()
    try check(store)
    while needsMore(store) {
      output.progress("\(store.load.value?.count ?? 0) repositories")
      await store.send(.nextPageReached).finish()
      try check(store)
    }
    try await store.wait { !$0.favorites.isLoading }
    if let error = store.favorites.error { try output.message("favorites: \(error.message)") }

    let rows = store.visibleRows
    let shown = rows.prefix(count)
    let isComplete = !store.hasMorePages
    try output.list(
      shown,
      of: isComplete ? rows.count : nil,
      columns: columns,
      noun: "repositories",
      empty: search.isEmpty
        ? "\(owner) has no public repositories." : "No repository of \(owner) matches '\(search)'."
    )
    if !isComplete, output.format == .table {
      try output.note("Showing the first \(shown.count) repositories; --all lists all of them")
    }
  }

  @MainActor private func check(_ store: StoreOf<RepositoryFeature>) throws {
    try Task.checkCancellation()
    guard let error = store.load.error, let message = store.failureMessage else { return }
    throw message == error.message
      ? error : CommandFailure(message, status: CommandStatus(error)) as any Error
  }

  private var isReversed: Bool { order.map { $0 != sort.usualOrder } ?? false }

  private var count: Int { all ? .max : limit.count ?? 30 }

  /// Returns whether more pages are needed for the answer. GitHub sorts pages by the time of the last update, so in
  /// any other order the first repository may be on the last page.
  @MainActor private func needsMore(_ store: StoreOf<RepositoryFeature>) -> Bool {
    store.hasMorePages && (sort != .updated || isReversed || store.visibleRows.count < count)
  }
}
