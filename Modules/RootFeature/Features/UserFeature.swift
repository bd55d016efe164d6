import ComposableArchitecture
import TerminalUI
import UserFeature

extension UserFeature: RootTab {
  static let title = "User"

  static func initialState(owner: String) -> State { State(login: owner) }

  static func state(opening name: String) -> State? { State(login: name) }

  static func screen(of store: StoreOf<Self>) -> some View { UserView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("user", state.load, from: "GitHub")
  }
}
