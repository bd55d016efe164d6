import ComposableArchitecture
import RepositoryFeature
import TerminalUI
import UserFeature

extension RepositoryFeature: RootTab {
  static let title = "Repos"

  static func initialState(owner: String) -> State { State(owner: owner) }

  static func screen(of store: StoreOf<Self>) -> some View { RepositoryView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("repos", state.load)
  }

  static func connect(_ action: Action) -> Effect<RootFeature.Action> {
    guard case .delegate(.ownerSelected(let owner)) = action else { return .none }
    return .send(.user(.ownerSelected(owner)))
  }
}
