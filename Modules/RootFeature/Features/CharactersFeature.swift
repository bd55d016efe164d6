import CharactersFeature
import ComposableArchitecture
import Models
import TerminalUI

extension CharactersFeature: RootTab {
  static let title = "Characters"

  static func initialState(owner: String) -> State { State() }

  /// Returns a state with the character of a number, or with those whose names contain a text.
  static func state(opening name: String) -> State? {
    guard let id = Int(name) else { return State(filter: CharacterFilter(name: name)) }
    guard id > 0 else { return nil }
    var state = State()
    state.selectedID = id
    state.detail = CharacterDetailFeature.State(id: id)
    return state
  }

  static func screen(of store: StoreOf<Self>) -> some View { CharactersView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("characters", state.characters, from: "Rick and Morty")
    if let detail = state.detail {
      activity.add("characters", detail.character, from: "Rick and Morty")
    }
  }
}
