import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `profile show`: one user.
public struct ProfileShowCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(commandName: "show", abstract: "Show one user.")

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: "The user's id, from 1; 1 by default.", transform: Bounds.atLeast(1)) var id = 1

  public init() {}

  public func perform(output: Output) async throws {
    let store = Store(initialState: ProfileFeature.State(id: id)) { ProfileFeature().recorded() }
    await store.send(.task).finish()
    guard let user = try store.user.outcome() else { return }
    try output.detail(user, columns: User.detailColumns)
  }
}
