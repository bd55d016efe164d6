import ComposableArchitecture
import RootFeature
import TerminalUI

import enum RootFeature.Tab

typealias RootDriver = ViewDriver<RootFeature.State, RootFeature.Action>

extension RootDriver {
  /// Returns the whole app, without a terminal.
  ///
  /// - Parameters:
  ///   - tab: The tab to begin with.
  ///   - offer: The answers of the clients.
  ///   - width: The columns of the screen.
  ///   - height: The rows of the screen.
  ///   - prepareDependencies: Overrides of the answers.
  static func app(
    _ tab: Tab = .profile,
    _ offer: Offer = .everything,
    width: Int = 80,
    height: Int = 24,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) -> RootDriver {
    ViewDriver(
      initialState: RootFeature.State(selectedTab: tab, owner: "octo-sample"),
      width: width,
      height: height,
      app: { store in TerminalAppOptions { store.state.quitWarning } },
      reducer: { RootFeature() },
      withDependencies: {
        $0.offer(offer)
        prepareDependencies(&$0)
      },
      view: { RootView(store: $0, source: "sample data") }
    )
  }
}

extension RootDriver {
  /// The text below the tab bar.
  var belowTheTabs: String {
    text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }
}
