import ComposableArchitecture
import NumberFactFeature
import TerminalUI

extension NumberFactFeature: RootTab {
  static let title = "Fact"

  static func initialState(owner: String) -> State { State() }

  static func state(opening name: String) -> State? { Int(name).map { State(count: $0) } }

  static func screen(of store: StoreOf<Self>) -> some View { NumberFactView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("fact", state.fact)
  }
}
