import AppSupport
import ArgumentParser
import CommandSupport
import ComposableArchitecture
import RootFeature
import TerminalUI

/// The interactive app, a tab for each feature.
struct AppCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Start the interactive app: a tab for each feature.",
    discussion: "In the app, ? lists the keys, F12 opens the inspector, and q leaves."
  )
  static let isInteractive = true

  @OptionGroup(title: "Common Options") var common: CommonOptions

  @Option(help: ArgumentHelp("The GitHub account to begin with.", valueName: "login"))
  var owner = "octo-sample"

  // This is the default subcommand, so unknown commands arrive here as arguments.
  @Argument(help: .hidden) var unknown: [String] = []

  func validate() throws {
    guard let unknown = unknown.first else { return }
    throw ValidationError("'\(unknown)' isn't a command; 'composed --help' lists them all.")
  }

  func perform(output: Output) async throws {
    let source = try output.source(of: common)
    try await output.screen(
      of: RootFeature.State(owner: owner),
      quitWarning: { $0.state.quitWarning },
      reducer: RootFeature()
    ) {
      RootView(store: $0, source: source == .embedded ? "sample data" : "live data")
    }
  }
}
