import ArgumentParser
import CommandSupport
import ComposableArchitecture
import FeatureViews
import TerminalUI

/// `user app`: the feature's screen.
public struct UserAppCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Start the interactive screen."
  )
  public static let isInteractive = true

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: "The login of the account to see.") var owner = ""

  @Option(help: "Show the screen in one of its states; nothing is loaded automatically.")
  var preview: Preview?

  public init() {}

  public func perform(output: Output) async throws {
    try await output.screen(
      of: preview.map(UserFeature.State.preview) ?? UserFeature.State(login: owner),
      isPreview: preview != nil,
      reducer: UserFeature()
    ) {
      UserView(store: $0)
    }
  }
}
