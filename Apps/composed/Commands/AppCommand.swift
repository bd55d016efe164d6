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
    discussion: """
      In the app, ? lists the keys, F12 opens the inspector, and q leaves. Links: coins/bitcoin, user/octo-sample, fact/42.
      """
  )
  static let isInteractive = true
  static let examples = ["", "--open coins/bitcoin", "--owner ada-sample --theme light"]

  @OptionGroup(title: "Common Options") var common: CommonOptions

  @Option(help: ArgumentHelp("The GitHub account to begin with.", valueName: "login"))
  var owner = "octo-sample"

  @Option(
    help: ArgumentHelp("The tab to begin with, and what to show in it.", valueName: "link"),
    completion: .list(Tab.allCases.map(\.linkName))
  )
  var open: String?

  // This is the default subcommand, so unknown commands arrive here as arguments.
  @Argument(help: .hidden) var unknown: [String] = []

  func validate() throws {
    if let unknown = unknown.first {
      throw ValidationError("'\(unknown)' isn't a command; 'composed --help' lists them all.")
    }
    // The settings are read once the command runs, which warns of a damaged file.
    try withDependencies {
      $0.defaultAppStorage = .inMemory
    } operation: {
      _ = try initialState()
    }
  }

  /// Returns the state with the tab and the owner of the options.
  private func initialState() throws -> RootFeature.State {
    var state = RootFeature.State(owner: owner)
    do {
      if let open { try state.open(RootLink(open)) }
    } catch {
      throw ValidationError("--open: \(error)")
    }
    return state
  }

  func perform(output: Output) async throws {
    let source = try output.source(of: common)
    let state = try initialState()
    try await output.screen(
      of: state,
      quitWarning: { $0.state.quitWarning },
      reducer: RootFeature()
    ) {
      RootView(store: $0, source: source == .embedded ? "sample data" : "live data")
    }
  }
}
