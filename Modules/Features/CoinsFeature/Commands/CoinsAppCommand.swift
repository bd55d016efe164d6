import ArgumentParser
import CommandSupport
import ComposableArchitecture
import FeatureViews
import TerminalUI

/// `coins app`: the feature's screen.
public struct CoinsAppCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Start the interactive screen.",
    discussion: "The order and the currency are kept for the next start. Other commands don't use them."
  )
  public static let isInteractive = true

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(help: "Show the screen in one of its states; nothing is loaded automatically.")
  var preview: Preview?

  public init() {}

  public func perform(output: Output) async throws {
    try await output.screen(
      of: preview.map(CoinsFeature.State.preview) ?? CoinsFeature.State(),
      isPreview: preview != nil,
      reducer: CoinsFeature()
    ) {
      CoinsView(store: $0)
    }
  }
}
