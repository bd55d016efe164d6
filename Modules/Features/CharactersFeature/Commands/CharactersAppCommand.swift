import ArgumentParser
import CommandSupport
import ComposableArchitecture
import FeatureViews
import TerminalUI

/// `characters app`: the feature's screen.
public struct CharactersAppCommand: FeatureCommand {
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
      of: preview.map(CharactersFeature.State.preview) ?? CharactersFeature.State(),
      isPreview: preview != nil,
      reducer: CharactersFeature()
    ) {
      CharactersView(store: $0)
    }
  }
}
