import CoinsFeature
import ComposableArchitecture
import TerminalUI

extension CoinsFeature: RootTab {
  static let title = "Coins"

  static func initialState(owner: String) -> State { State() }

  /// Returns a state that shows the coin with an ID, a symbol or a name.
  static func state(opening name: String) -> State? { State(linkedName: name) }

  static func screen(of store: StoreOf<Self>) -> some View { CoinsView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("coins", state.listing)
  }
}
