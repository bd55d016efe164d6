import ComposableArchitecture
import TerminalUI
import Testing

/// The key bar belongs to the current screen, even if it is the only part that differs.
@MainActor
@Suite struct ToolbarTests {
  @Reducer struct Tabs {
    @ObservableState struct State { var tab = 1 }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  struct TabsView: View {
    @Bindable var store: StoreOf<Tabs>
    var body: some View {
      VStack(alignment: .leading) {
        if store.tab == 1 {
          page("Sort")
        } else {
          page("Refresh")
        }
      }
      .onKeyPress("x") {
        store.send(.set(\.tab, 3 - store.tab))
        return .handled
      }
    }

    private func page(_ key: String) -> some View {
      Text("The same").toolbar { Button(key) {}.keyboardShortcut("r") }
    }
  }

  @Test func `the bar of what is shown`() async {
    let app = ViewDriver(initialState: Tabs.State(), width: 40, height: 4) {
      Tabs()
    } view: {
      TabsView(store: $0)
    }
    await app.settle()
    for key in ["Sort", "Refresh", "Sort", "Refresh"] {
      #expect(app.text.contains("r \(key)"))
      await app.press("x")
    }
  }
}
