import ComposableArchitecture
import RepositoryFeature
import TerminalUI
import UserFeature

extension RepositoryFeature: RootTab {
  static let title = "Repos"

  static func initialState(owner: String) -> State { State(owner: owner) }

  static func state(opening name: String) -> State? {
    let parts = name.split(separator: "/", maxSplits: 1)
    guard let owner = parts.first else { return nil }
    return State(owner: String(owner), linkedName: parts.count > 1 ? String(parts[1]) : nil)
  }

  static func screen(of store: StoreOf<Self>) -> some View { RepositoryView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("repos", state.load, from: "GitHub")
    activity.add("repos", state.account, from: "GitHub")
  }

  static func connect(_ action: Action) -> Effect<RootFeature.Action> {
    guard case .delegate(.ownerSelected(let owner)) = action else { return .none }
    return .send(.user(.ownerSelected(owner)))
  }
}
