import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite struct TabTests {
  @Reducer
  struct Tabs {
    @ObservableState
    struct State: Equatable {
      var tab = 1
      var log: [String] = []
    }
    enum Action {
      case tabSelected(Int)
      case logged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tabSelected(let tab): state.tab = tab
        case .logged(let text): state.log.append(text)
        }
        return .none
      }
    }
  }

  @Test func `behind a sheet the bar has no hole at the selected tab`() {
    let screen = ScreenProbe(width: 40, height: 12) {
      TabView {
        Text("a").tabItem { Text("First") }
        Text("b").tabItem { Text("Second") }
      }
      .sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    screen.draw()
    let styles = (0..<40).map { screen.frame.style(x: $0, y: 0) }
    #expect(Set(styles.map(\.background)) == [.bar])
    #expect(!styles.contains { $0.attributes.contains(.inverse) })
  }

  struct TabsView: View {
    @Bindable var store: StoreOf<Tabs>

    var body: some View {
      TabView(selection: $store.tab.sending(\.tabSelected)) {
        List(Array(1...20).map(Number.init)) { Text("Row \($0.id)") }
          .tabItem { Text("Rows") }.tag(1)
        Text("Second")
          .onAppear { store.send(.logged("appear")) }
          .onDisappear { store.send(.logged("disappear")) }
          .tabItem { Text("Text") }.tag(2)
      }
    }

    struct Number: Identifiable { let id: Int }
  }

  private func driver(width: Int = 30) async -> ViewDriver<Tabs.State, Tabs.Action> {
    let app = ViewDriver(initialState: Tabs.State(), width: width, height: 6) {
      Tabs()
    } view: {
      TabsView(store: $0)
    }
    await app.settle()
    return app
  }

  @Test func `digits and tab choose a tab`() async {
    let app = await driver()
    #expect(app.frame.lines[0] == " 1 Rows  2 Text")
    await app.press("2")
    #expect(app.store.tab == 2)
    #expect(app.frame.lines[1] == "Second")
    await app.press(.tab)
    #expect(app.store.tab == 1)
    await app.press(.tab, modifiers: .shift)
    #expect(app.store.tab == 2)
    await app.press("3")
    #expect(app.store.tab == 2)
  }

  @Test func `a tab keeps its selection and its place`() async {
    let app = await driver()
    await app.press("G")
    let before = app.frame.lines
    #expect(before[5].hasPrefix("Row 20"))
    await app.press("2")
    await app.press("1")
    #expect(app.frame.lines == before)
    await app.press("k")
    #expect(app.frame.style(of: "Row 19")?.isHighlighted == true)
  }

  @Test func `a tab that was shown stays while others are`() async {
    let app = await driver()
    #expect(app.store.log == [])
    await app.press("2")
    await app.press("1")
    await app.press("2")
    #expect(app.store.log == ["appear"])
    app.close()
    #expect(app.store.log == ["appear", "disappear"])
  }

  @Test func `a narrow bar shows the selected tab and a mark`() async {
    let app = await driver(width: 14)
    #expect(app.frame.lines[0] == " 1 Rows      ›")
  }

  @Test func `a click chooses a tab`() async {
    let app = await driver()
    await app.click(x: 12, y: 0)
    #expect(app.store.tab == 2)
  }

  @Test func `a tab view without a selection keeps it itself`() {
    let probe = ScreenProbe(width: 30, height: 2) {
      TabView {
        Text("first").tabItem { Text("A") }
        Text("second").tabItem { Text("B") }
      }
    }
    #expect(probe.text.hasSuffix("first"))
    probe.press("2")
    #expect(probe.text.hasSuffix("second"))
    probe.press("]")
    #expect(probe.text.hasSuffix("first"))
  }
}
