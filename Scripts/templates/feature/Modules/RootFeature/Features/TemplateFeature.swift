import ComposableArchitecture
import TemplateFeature
import TerminalUI

extension TemplateFeature: RootTab {
  static let title = "The Title"

  static func initialState(owner: String) -> State { State() }

  static func state(opening name: String) -> State? { State(searchText: name) }

  static func screen(of store: StoreOf<Self>) -> some View { TemplateView(store: store) }

  static func report(_ state: State, to activity: inout RootActivity) {
    activity.add("template", state.load)
  }
}
