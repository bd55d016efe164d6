import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `profile list`: the users of one page, or of all.
public struct ProfileListCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List users.",
    aliases: ["ls"]
  )
  public static let fields = User.rowColumns.fieldNames()
  public static let examples = ["", "--page 2", "--all --json=name,email"]
  public static let variables = ProfileCommand.variables

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The page to list; the first by default.", valueName: "number"),
    transform: Bounds.atLeast(1)
  )
  var page: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of users on a page; 6 by default.", valueName: "number"),
    transform: Bounds.within(1...100)
  )
  var perPage = 6

  @Flag(help: "List the users of all pages.") var all = false

  public init() {}

  public func validate() throws {
    if all, page != nil { throw ValidationError("--page and --all exclude each other") }
  }

  public var subject: String? { all ? "all users" : "page \(page ?? 1) of the users" }
  public func service(environment: [String: String]) -> String? { "reqres" }

  public func perform(output: Output) async throws {
    let list = UserListFeature.State(firstPage: page ?? 1, perPage: perPage)
    let store = Store(initialState: ProfileFeature.State(list: list)) { ProfileFeature().recorded() }
    await store.send(.list(.task)).finish()
    while all, case .loaded(let list) = store.list.users, list.hasMore {
      output.progress("\(list.users.count) of \(list.total) users")
      await store.send(.list(.nextPageReached)).finish()
      try Task.checkCancellation()
    }
    let loaded = try store.list.users.outcome()
    try output.list(
      loaded?.users.elements ?? [],
      of: loaded?.total,
      columns: User.rowColumns,
      noun: "users",
      empty: "There are no users on page \(store.list.requestedPage)."
    )
  }
}
