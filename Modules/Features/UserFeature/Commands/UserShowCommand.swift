import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `user show`: a user or an organization.
public struct UserShowCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a user or an organization.",
    discussion: "--web opens the account's page at GitHub."
  )
  public static let fields = AccountDetails.columns.fieldNames()
  public static let examples = ["octo-sample", "octo-sample --json=name,followers", "octo-sample --web"]
  public static let variables = [
    EnvironmentVariable("GH_TOKEN, GITHUB_TOKEN", "The key for GitHub. Most requests work without one."),
    EnvironmentVariable("GITHUB_API_URL", "The address of GitHub's API."),
  ]

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: ArgumentHelp("The login of the account.", valueName: "owner")) var owner: String

  @OptionGroup var page: WebOption

  public init() {}

  public var subject: String? { owner }
  public func service(environment: [String: String]) -> String? { "GitHub" }

  public func validate() throws {
    if let problem = Account.problem(ofLogin: owner) { throw ValidationError(problem) }
  }

  public func perform(output: Output) async throws {
    let store = Store(initialState: UserFeature.State(login: owner)) { UserFeature().recorded() }
    await store.send(.task).finish()
    try Task.checkCancellation()
    if let error = store.load.error {
      let message = store.failureMessage ?? error.message
      throw message == error.message
        ? error : CommandFailure(message, status: CommandStatus(error)) as any Error
    }
    guard let details = store.details else { return }
    if page.isRequested { return try await output.open(details.link) }
    try output.detail(details, columns: AccountDetails.columns)
  }
}
