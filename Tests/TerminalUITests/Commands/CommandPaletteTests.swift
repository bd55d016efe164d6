import ComposableArchitecture
import TerminalUI
import Testing

/// Control-P finds and runs each command of an app, also of tabs that haven't been shown.
@MainActor
@Suite struct CommandPaletteTests {
  @ObservableState
  struct Pages: Equatable, Sendable {
    var tab = 1
    var text = ""
    var done: [String] = []
    var isHidden = false
  }

  struct PagesView: View {
    @Bindable var store: StoreOf<Settable<Pages>>

    var body: some View {
      TabView(selection: $store.tab) {
        VStack(alignment: .leading) {
          TextField("Text", text: $store.text)
          List {
            ForEach(["a", "b"], id: \.self) { row in
              Button(row) {}.onKeyPress("f") {
                done("favorite \(row)")
                return .handled
              }
            }
          }
        }
        .toolbar {
          Button("Sort") { done("sort") }.keyboardShortcut("s")
          KeyLabel("f", "Favorite").help("Favorite the row")
          KeyLabel("z", "Off too").disabled(true)
          Button("Off") { done("off") }.keyboardShortcut("o").disabled(true)
          Button("Keyless") { done("keyless") }
        }
        .tabItem { Text("First") }.tag(1)
        SecondView(store: store).tabItem { Text("Second") }.tag(2)
      }
      .commands { Button("Only here") { done("only here") }.keyboardShortcut("h", modifiers: .control) }
    }

    private func done(_ text: String) { store.send(.set(\.done, store.done + [text])) }
  }

  struct SecondView: View {
    let store: StoreOf<Settable<Pages>>
    @State private var isShown = false

    init(store: StoreOf<Settable<Pages>>) { self.store = store }

    var body: some View {
      Text("the second page")
        .toolbar {
          Button("Sheet") { isShown = true }.keyboardShortcut("x")
          Button("Sort") { store.send(.set(\.done, ["second"])) }.keyboardShortcut("s")
        }
        .sheet(isPresented: $isShown, title: "Sheet") { Text("the inside") }
        .onAppear { store.send(.set(\.done, store.done + ["appeared"])) }
    }
  }

  private func driver(width: Int = 80, height: Int = 30) async -> ViewDriver<Pages, Settable<Pages>.Action> {
    let app = ViewDriver(
      initialState: Pages(),
      width: width,
      height: height,
      app: { (_: StoreOf<Settable<Pages>>) in TerminalAppOptions() }
    ) {
      Settable<Pages>()
    } view: {
      PagesView(store: $0)
    }
    await app.settle()
    return app
  }

  private func open(_ app: ViewDriver<Pages, Settable<Pages>.Action>, _ query: String = "") async {
    await app.press("p", modifiers: .control)
    await app.type(query)
  }

  @Test func `it lists the commands of the screen, of the app and of other tabs, with their keys`() async {
    let app = await driver(height: 40)
    #expect(app.frame.lines.last?.contains("^P Commands  ? Help  q Quit") == true)
    await open(app)
    #expect(app.text.contains("Search "))
    for line in [
      /│ ▌Sort +First +s/, /│  Favorite the row +First +f/, /│  Keyless +First +┃/, /│  Go to Second +App +2/,
      /│  Only here +App +\^H/, /│  Next theme +App +\^T/, /│  Theme amber +App/,
    ] {
      #expect(app.text.contains(line), "\(app.text)")
    }
    #expect(!app.text.contains("Off  "))
    for query in ["second sort", "second sheet", "quit", "help"] {
      while app.text.contains("─ Commands ─") { await app.press(.escape) }
      await open(app, query)
      #expect(
        app.text.contains(/│ ▌(Sort +Second +s|Sheet +Second +x|Quit +App +q|Help +App +\?)/),
        "\(app.text)"
      )
    }
  }

  @Test func `a search selects the best match, and Return runs it after the palette has closed`() async {
    let app = await driver()
    await open(app, "sort")
    #expect(app.frame.style(of: "Sort  ")?.attributes == [.bold, .underline])
    await app.press(.return)
    #expect(app.store.done == ["sort"])
    #expect(!app.text.contains("─ Commands ─"))
  }

  @Test func `a command of another tab shows that tab first`() async {
    let app = await driver()
    await open(app, "sheet")
    await app.press(.return)
    #expect(app.store.tab == 2)
    #expect(app.store.done == ["appeared"])
    #expect(app.text.contains("─ Sheet ─"))
    #expect(app.text.contains("the inside"))
  }

  @Test func `tabs that were only searched don't appear`() async {
    let app = await driver()
    await open(app, "second")
    await app.press(.escape)
    await app.press(.escape)
    #expect(app.store.done == [])
    await app.press("2")
    #expect(app.store.done == ["appeared"])
  }

  @Test func `arrows move the selection while text is typed, and stop at the ends`() async {
    let app = await driver()
    await open(app, "sort")
    await app.press(.downArrow)
    await app.press("n", modifiers: .control)
    await app.press(.return)
    #expect(app.store.tab == 2)
    #expect(app.store.done.last == "second")
    await open(app, "sort")
    await app.press(.downArrow)
    await app.press("p", modifiers: .control)
    await app.press(.upArrow)
    await app.press(.return)
    #expect(app.store.done.last == "second")
    #expect(app.store.tab == 2)
  }

  @Test func `a key of the selected row is a command`() async {
    let app = await driver()
    await open(app, "favorite")
    await app.press(.return)
    #expect(app.store.done == ["favorite a"])
  }

  @Test func `it opens while a field has the focus, which keeps its text`() async {
    let app = await driver()
    await app.press(.tab, modifiers: .shift)
    await app.type("typed")
    await open(app, "favorite")
    await app.press(.return)
    #expect(app.store.text == "typed")
    #expect(app.store.done == ["favorite a"])
  }

  @Test func `Esc empties the search, and closes the palette the second time`() async {
    let app = await driver()
    await open(app, "zzzz")
    #expect(app.frame.lines.last == " ⏎ Run  Esc Clear")
    await app.press(.escape)
    #expect(app.frame.lines.last == " ⏎ Run  Esc Close  Tab Next")
    #expect(app.text.contains(/│ ▌Sort +First +s/))
    await app.press(.escape)
    #expect(!app.text.contains("─ Commands ─"))
  }

  @Test func `a screen reader says the selected command and its place`() async {
    let app = await driver()
    await app.press("p", modifiers: .control)
    _ = app.told()
    for (key, line) in [
      ("s", "Sort, First, key s, 1 of"), (KeyEquivalent.downArrow, "2 of"), ("z", "No command matches."),
    ] {
      await app.press(key)
      #expect(app.told().contains { $0.contains(line) }, "\(key)")
    }
  }

  @Test func `a query without a match says so, and Return does nothing`() async {
    let app = await driver()
    await open(app, "zzzz")
    #expect(app.text.contains("No command matches."))
    await app.press(.return)
    #expect(app.text.contains("No command matches."))
    await app.press(.escape)
    #expect(app.store.done == [])
  }

  @Test(arguments: [("│ ▌Sort", "sort"), ("│  Keyless", "keyless")])
  func `a click runs a command, selected or not`(row: String, done: String) async {
    let app = await driver()
    await open(app, "s")
    let row = app.frame.lines.firstIndex { $0.contains(row) }
    await app.click(x: 20, y: row ?? 0)
    #expect(app.store.done == [done])
    #expect(!app.text.contains("Esc clear"))
  }

  @Test func `Tab moves the selection, and the text goes on being typed`() async {
    let app = await driver()
    await open(app, "s")
    await app.press(.tab)
    #expect(!app.text.contains("▌Sort"))
    await app.press(.tab, modifiers: .shift)
    #expect(app.text.contains("▌Sort"))
    await app.type("ort")
    #expect(app.text.contains("› sort"))
  }

  @Test func `hidden commands have keys, also in front of a sheet, and no place in the key bar`() async {
    let app = await driver()
    #expect(app.frame.lines.last?.contains("Only here") == false)
    await app.press("h", modifiers: .control)
    await open(app, "sheet")
    await app.press(.return)
    await app.press("h", modifiers: .control)
    #expect(app.store.done == ["only here", "appeared", "only here"])
  }

  @Test func `it fits the smallest screen, whose key bar leaves it out`() async {
    let app = await driver(width: 40, height: 12)
    #expect(app.frame.lines.last?.contains("Commands") == false)
    await open(app)
    #expect(app.text.contains("Commands"))
    await app.type("quit")
    #expect(app.text.contains("▌Quit"))
  }
}
