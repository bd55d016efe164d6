import ComposableArchitecture
import RootFeature

/// A feature in the app's tests. Each feature of the app has one in a file in `Features`.
struct TabSample: Sendable {
  /// The feature's tab.
  let tab: Tab
  /// An action that asks the client.
  let firstAction: RootFeature.Action
  /// The client that the action asks, by its name.
  let client: String
  /// A link that shows something in the tab, and whether a state shows it. There's none if links name nothing there.
  var link: (text: String, isOpen: @Sendable (RootFeature.State) -> Bool)?
  /// Sets the answers of the feature's clients. The function that it receives logs the name of a client.
  let offer: @Sendable (inout DependencyValues, Offer, @escaping @Sendable (String) -> Void) -> Void
}

extension DependencyValues {
  /// Answers every request of every feature, and has favorites in memory.
  ///
  /// - Parameters:
  ///   - offer: The data of the answers.
  ///   - log: Receives the name of each client that is called.
  mutating func offer(_ offer: Offer, log: @escaping @Sendable (String) -> Void = { _ in }) {
    for sample in TabSample.all { sample.offer(&self, offer, log) }
  }
}
