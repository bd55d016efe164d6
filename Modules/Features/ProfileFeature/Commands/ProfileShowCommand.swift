import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `profile show`: one user.
public struct ProfileShowCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one user.",
    discussion: "The service has no pages of users, so --web opens the picture."
  )
  public static let fields = User.detailColumns.fieldNames()
  public static let examples = ["3", "3 --json=email", "3 --web"]
  public static let variables = ProfileCommand.variables

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: "The user's id, from 1; 1 by default.", transform: Bounds.atLeast(1)) var id = 1

  @OptionGroup var page: WebOption

  public init() {}

  public var subject: String? { "user \(id)" }
  public func service(environment: [String: String]) -> String? { "reqres" }

  public func perform(output: Output) async throws {
    let store = Store(initialState: ProfileFeature.State(id: id)) { ProfileFeature().recorded() }
    await store.send(.task).finish()
    guard let user = try store.user.outcome() else { return }
    if page.isRequested { return try await output.open(user.avatar) }
    try output.detail(user, columns: User.detailColumns)
  }
}
