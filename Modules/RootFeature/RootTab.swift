import ComposableArchitecture
import TerminalUI

/// A feature's place in the app: its tab, and its effects on other features.
///
/// Each feature of the app conforms in a file in `Features`, and `Scripts/generate` composes the app from these files:
///
/// ```swift
/// extension WeatherFeature: RootTab {
///   static let title = "Weather"
///
///   static func initialState(owner: String) -> State { State() }
///
///   static func state(opening name: String) -> State? { State(searchText: name) }
///
///   static func screen(of store: StoreOf<Self>) -> some View { WeatherView(store: store) }
///
///   static func report(_ state: State, to activity: inout RootActivity) {
///     activity.add("weather", state.load)
///   }
/// }
/// ```
protocol RootTab: Reducer {
  associatedtype Screen: View

  /// The title of the tab.
  static var title: String { get }

  /// Returns the state to begin with.
  ///
  /// - Parameter owner: The GitHub account to show first; empty for none.
  static func initialState(owner: String) -> State

  /// Returns the state that shows what a link names in the tab, such as `bitcoin` of `coins/bitcoin`; `nil` if the
  /// feature shows nothing of that name. By default, links name nothing in a tab.
  static func state(opening name: String) -> State?

  /// Returns the screen for a store of the feature.
  @MainActor static func screen(of store: StoreOf<Self>) -> Screen

  /// Adds the feature's loads to the status line.
  static func report(_ state: State, to activity: inout RootActivity)

  /// Returns the effect of an action on other features. By default, there is none.
  static func connect(_ action: Action) -> Effect<RootFeature.Action>

  /// Returns the reason not to quit the app now. By default, there is none.
  static func quitWarning(_ state: State) -> String?
}

extension RootTab {
  static func state(opening name: String) -> State? { nil }
  static func connect(_ action: Action) -> Effect<RootFeature.Action> { .none }
  static func quitWarning(_ state: State) -> String? { nil }
}
