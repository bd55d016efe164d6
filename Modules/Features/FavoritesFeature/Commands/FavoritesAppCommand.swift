import ArgumentParser
import CommandSupport
import ComposableArchitecture
import FeatureViews
import TerminalUI

/// `favorites app`: the feature's screen.
public struct FavoritesAppCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Start the interactive screen."
  )
  public static let isInteractive = true

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(help: "Show the screen in one of its states; nothing is loaded automatically.")
  var preview: Preview?

  public init() {}

  public func perform(output: Output) async throws {
    try await output.screen(
      of: preview.map(FavoritesFeature.State.preview) ?? FavoritesFeature.State(),
      isPreview: preview != nil,
      reducer: FavoritesFeature()
    ) {
      FavoritesView(store: $0)
    }
  }
}
