import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `user show`: a user or an organization.
public struct UserShowCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a user or an organization."
  )

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: ArgumentHelp("The login of the account.", valueName: "owner")) var owner: String

  public init() {}

  public func validate() throws {
    if let problem = Account.problem(ofLogin: owner) { throw ValidationError(problem + ".") }
  }

  public func perform(output: Output) async throws {
    let store = Store(initialState: UserFeature.State(login: owner)) { UserFeature().recorded() }
    await store.send(.task).finish()
    try Task.checkCancellation()
    if let error = store.load.error {
      throw CommandFailure(store.failureMessage ?? error.message, status: CommandStatus(error))
    }
    guard let details = store.details else { return }
    try output.detail(details, columns: AccountDetails.columns)
  }
}
