import ArgumentParser
import CommandSupport
import ComposableArchitecture
import FeatureViews
import SessionRecording
import TerminalUI

/// `template app`: the feature's screen.
public struct TemplateAppCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Start the interactive screen."
  )
  public static let isInteractive = true
  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(help: "Show the screen in one of its states; nothing is loaded automatically.")
  var preview: Preview?

  public init() {}

  public func perform(output: Output) async throws {
    try await output.screen(
      of: preview.map(TemplateFeature.State.preview) ?? TemplateFeature.State(),
      isPreview: preview != nil,
      reducer: TemplateFeature()
    ) {
      TemplateView(store: $0)
    }
  }
}
