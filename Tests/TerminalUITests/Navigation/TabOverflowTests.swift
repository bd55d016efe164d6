import ComposableArchitecture
import TerminalUI
import Testing

/// A bar with more tabs than it has room for.
@MainActor
@Suite struct TabOverflowTests {
  @Reducer
  struct Tabs {
    @ObservableState
    struct State: Equatable { var tab = 1 }
    enum Action { case tabSelected(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tabSelected(let tab): state.tab = tab
        }
        return .none
      }
    }
  }

  struct TabsView: View {
    @Bindable var store: StoreOf<Tabs>

    var body: some View {
      TabView(selection: $store.tab.sending(\.tabSelected)) {
        tab(1)
        tab(2)
        tab(3)
        tab(4)
        tab(5)
        tab(6)
        tab(7)
        tab(8)
        tab(9)
        tab(10)
        tab(11)
        tab(12)
        tab(13)
        tab(14)
        tab(15)
        tab(16)
        tab(17)
        tab(18)
        tab(19)
        tab(20)
        tab(21)
        tab(22)
        tab(23)
        tab(24)
        tab(25)
        tab(26)
        tab(27)
        tab(28)
        tab(29)
        tab(30)
      }
    }

    private func tab(_ number: Int) -> some View {
      Text("Screen \(number)").tabItem { Text("Feature \(number)") }.tag(number)
    }
  }

  private func driver(width: Int = 80) async -> ViewDriver<Tabs.State, Tabs.Action> {
    let app = ViewDriver(initialState: Tabs.State(), width: width, height: 6) {
      Tabs()
    } view: {
      TabsView(store: $0)
    }
    await app.settle()
    return app
  }

  /// Tabs beside a view that says what has failed.
  struct TabsWithStatus: View {
    @Bindable var store: StoreOf<Tabs>
    var tellsMore = false

    var body: some View {
      TabView("App", selection: $store.tab.sending(\.tabSelected)) {
        Text("Screen 1").tabItem { Text("Feature 1") }.tag(1)
        Text("Screen 2").tabItem { Text("Feature 2") }.tag(2)
        Text("Screen 3").tabItem { Text("Feature 3") }.tag(3)
        Text("Screen 4").tabItem { Text("Feature 4") }.tag(4)
      } accessory: {
        Text(tellsMore && store.tab == 4 ? "✗ the third failed" : "✗")
      }
    }
  }

  private func bar(_ app: ViewDriver<Tabs.State, Tabs.Action>) -> String { app.frame.lines[0] }

  @Test func `titles are whole, and a mark stands for the tabs that are hidden`() async {
    let app = await driver()
    #expect(
      bar(app) == " 1 Feature 1  2 Feature 2  3 Feature 3  4 Feature 4  5 Feature 5  6 Feature 6  ›"
    )
    for _ in 1...6 { await app.press("]") }
    #expect(app.store.tab == 7)
    #expect(
      bar(app) == "‹  3 Feature 3  4 Feature 4  5 Feature 5  6 Feature 6  7 Feature 7             ›"
    )
    await app.press("[")
    #expect(bar(app).hasPrefix("‹  3 Feature 3"))
  }

  @Test func `every tab is reached, and its title is in the bar`() async {
    for width in [20, 40, 80, 200] {
      let app = await driver(width: width)
      for number in 1...30 {
        #expect(app.store.tab == number)
        #expect(bar(app).contains("Feature \(number) ") || bar(app).hasSuffix("Feature \(number)"))
        #expect(bar(app).count <= width)
        await app.press("]")
      }
      #expect(app.store.tab == 1)
      await app.press("[")
      #expect(app.store.tab == 30)
      #expect(!bar(app).contains("›"))
    }
  }

  @Test func `a status keeps its place while tabs are hidden`() async {
    let app = ViewDriver(initialState: Tabs.State(), width: 40, height: 6) {
      Tabs()
    } view: {
      TabsWithStatus(store: $0)
    }
    await app.settle()
    #expect(bar(app) == " 1 Feature 1  2 Feature 2           › ✗")
    await app.press("4")
    #expect(bar(app).hasPrefix("‹  3 Feature 3  4 Feature 4 ") && bar(app).hasSuffix(" ✗"))
    await app.resize(width: 60, height: 6)
    #expect(!bar(app).contains("‹") && bar(app).hasSuffix("✗"))
  }

  @Test func `a click on a mark selects the nearest hidden tab`() async {
    let app = await driver()
    await app.click(x: 79, y: 0)
    #expect(app.store.tab == 7)
    await app.click(x: 0, y: 0)
    #expect(app.store.tab == 2)
  }

  @Test func `digits select the first nine tabs, and later tabs have no number`() async {
    let app = await driver()
    await app.press("9")
    #expect(app.store.tab == 9)
    await app.press("]")
    #expect(bar(app).contains("  Feature 10"))
    #expect(await app.press("0") == .ignored)
  }

  @Test(arguments: 53...90) func `a longer status moves no tab`(width: Int) async {
    let app = ViewDriver(initialState: Tabs.State(), width: width, height: 6) {
      Tabs()
    } view: {
      TabsWithStatus(store: $0, tellsMore: true)
    }
    await app.settle()
    let before = bar(app).components(separatedBy: "1 Feature 1")
    await app.press("4")
    #expect(bar(app).components(separatedBy: "1 Feature 1")[0] == before[0])
    #expect(before.count == 2)
  }
}
