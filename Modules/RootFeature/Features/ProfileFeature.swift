import ComposableArchitecture
import ProfileFeature
import TerminalUI

extension ProfileFeature: RootTab {
  static let title = "Profile"

  static func initialState(owner: String) -> State { State() }

  static func state(opening name: String) -> State? {
    guard let id = Int(name), id > 0 else { return nil }
    return State(id: id)
  }

  static func screen(of store: StoreOf<Self>) -> some View { ProfileView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("profile", state.user, from: "reqres")
    activity.add("users", state.list.users, from: "reqres")
  }
}
