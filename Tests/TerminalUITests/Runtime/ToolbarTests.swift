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

  /// Returns a screen with a field, and buttons in the key bar that are named when they are pressed.
  private func screen(_ log: Recorder<String>, width: Int = 60) -> ScreenProbe {
    let screen = ScreenProbe(width: width, height: 4) {
      VStack(alignment: .leading) {
        TextField("Field", text: .constant("")).onSubmit { log.values.append("submitted") }
        Button("Inside") { log.values.append("inside") }
      }
      .toolbar {
        Button("Sort") { log.values.append("sort") }.keyboardShortcut("s")
        Button("Refresh") { log.values.append("refresh") }.keyboardShortcut("r")
      }
    }
    screen.draw()
    return screen
  }

  @Test func `buttons that the hints of a field hide aren't clicked, and hints are`() {
    let log = Recorder<String>()
    let screen = screen(log)
    #expect(screen.frame.lines[3] == " s Sort  r Refresh")
    screen.click(x: 3, y: 3)
    #expect(log.values == ["sort"])
    screen.click(x: 1, y: 0)
    screen.draw()
    #expect(screen.frame.lines[3] == " ⏎ Done  Esc Back  Tab Next")
    for x in 9..<60 where !(9..<17).contains(x) && !(19..<27).contains(x) { screen.click(x: x, y: 3) }
    #expect(log.values == ["sort"])
    screen.click(x: 3, y: 3)
    #expect(log.values == ["sort", "submitted"])
    screen.click(x: 20, y: 3)
    screen.draw()
    #expect(screen.frame.lines[3].contains("s Sort"))
  }

  @Test func `a button that no longer fits isn't clicked`() {
    let log = Recorder<String>()
    let screen = screen(log)
    screen.resize(width: 12, height: 4)
    screen.draw()
    #expect(screen.frame.lines[3] == " s Sort  …")
    for x in 9..<12 { screen.click(x: x, y: 3) }
    #expect(log.values == [])
  }
}
