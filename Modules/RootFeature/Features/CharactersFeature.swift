import CharactersFeature
import ComposableArchitecture
import Models
import TerminalUI

extension CharactersFeature: RootTab {
  static let title = "Characters"

  static func initialState(owner: String) -> State { State() }

  static func state(opening name: String) -> State? { State(filter: CharacterFilter(name: name)) }

  static func screen(of store: StoreOf<Self>) -> some View { CharactersView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("characters", state.characters)
  }
}
