import ComposableArchitecture
import FavoritesFeature
import Models
import TerminalUI

extension FavoritesFeature: RootTab {
  static let title = "Favorites"

  static func initialState(owner: String) -> State { State() }

  static func screen(of store: StoreOf<Self>) -> some View { FavoritesView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("favorites", state.favorites)
    activity.add("favorites", state.change)
  }

  static func quitWarning(_ state: State) -> String? {
    state.change.isLoading ? "A change of the favorites is still being made." : nil
  }
}
