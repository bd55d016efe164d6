import ComposableArchitecture
import TerminalUI
import Testing

/// An app as lines of text for a screen reader.
@MainActor
@Suite struct NarratorTests {
  @ObservableState
  struct Page: Equatable, Sendable {
    var tab = 0
    var names = ["Ann", "Bob", "Cleo"]
    var selected: String?
    var text = ""
    var isOn = false
    var level = 0.5
    var isLoading = false
    var error: String?
    var isAsking = false
  }

  struct PageView: View {
    @Bindable var store: StoreOf<Settable<Page>>
    @Environment(\.showToast) private var showToast

    init(store: StoreOf<Settable<Page>>) { self.store = store }

    var body: some View {
      let showToast = showToast
      TabView(selection: $store.tab) {
        people.tabItem { Text("People") }.tag(0)
        form.tabItem { Text("Form") }.tag(1)
        ScrollView {
          VStack(alignment: .leading) { ForEach(1..<100, id: \.self) { Text("Line \($0)") } }
        }
        .tabItem { Text("Story") }.tag(2)
      }
      .onKeyPress("t") {
        showToast("Saved")
        return .handled
      }
      .onKeyPress("T") {
        showToast("Nothing was saved", isFailure: true)
        return .handled
      }
      .alert("Delete it?", isPresented: $store.isAsking) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }

    private var people: some View {
      Pane("People", isBusy: store.isLoading) {
        VStack(alignment: .leading) {
          if let error = store.error { Text("✗ \(error)") }
          List(selection: $store.selected) {
            Section("Friends") {
              ForEach(store.names, id: \.self) { name in
                HStack {
                  Text("★")
                  Text(name)
                }
              }
            }
          }
        }
      }
    }

    private var form: some View {
      VStack(alignment: .leading) {
        HStack(spacing: 3) {
          Text("Kind")
          Text("New")
        }
        Toggle("Alarm", isOn: $store.isOn)
        Slider(value: $store.level) { Text("Volume") }
        TextField("Name", text: $store.text)
        SecureField("Key", text: $store.text)
        Button(action: {}) { Image(systemName: "trash") }.accessibilityLabel("Delete all")
        Text("•••").accessibilityHidden()
      }
    }
  }

  private func driver(_ state: Page = Page()) async -> ViewDriver<Page, Settable<Page>.Action> {
    let app = ViewDriver(initialState: state, height: 24, app: { _ in TerminalAppOptions() }) {
      Settable<Page>()
    } view: {
      PageView(store: $0)
    }
    await app.settle()
    return app
  }

  /// Presses keys and returns the lines told after each.
  private func lines(
    _ app: ViewDriver<Page, Settable<Page>.Action>,
    _ keys: KeyEquivalent...
  ) async -> [String] {
    var lines: [String] = []
    for key in keys {
      await app.press(key)
      lines += app.told()
    }
    return lines
  }

  @Test func `the screen is told once, the focus last`() async {
    let app = await driver()
    #expect(
      app.told() == ["People, tab 1 of 3", "People, 3 rows", "Friends", "stars, Ann, row 1 of 3"]
    )
    #expect(app.told() == [])
  }

  @Test func `a row is told with its place when the selection moves, and when it changes`() async {
    let app = await driver()
    _ = app.told()
    #expect(
      await lines(app, .downArrow, "j", .downArrow) == ["stars, Bob, row 2 of 3", "stars, Cleo, row 3 of 3"]
    )
    app.store.send(.set(\.names, ["Ann", "Cleo"]))
    #expect(app.told() == ["stars, Cleo, row 2 of 2", "People, 2 rows"])
  }

  @Test func `the place of a row is among all rows, and not only those that are loaded`() async {
    let app = ViewDriver(initialState: 20, height: 24, app: { _ in TerminalAppOptions() }) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      List(0..<20, id: \.self) { Text("Row \($0)") }.listTotal(826)
    }
    await app.settle()
    #expect(app.told().last == "Row 0, row 1 of 826")
  }

  @Test func `after a dialog, a screen without a focus is told again`() async {
    let app = ViewDriver(initialState: Page(), height: 24, app: { _ in TerminalAppOptions() }) {
      Settable<Page>()
    } view: { store in
      Pane("People") { Text("Nobody matches.") }
        .alert("Ask?", isPresented: Bindable(store).isAsking) { Button("OK", role: .cancel) {} }
    }
    await app.settle()
    _ = app.told()
    app.store.send(.set(\.isAsking, true))
    await app.settle()
    _ = app.told()
    let told = await lines(app, .escape)
    #expect(told == ["People", "Nobody matches."])
  }

  @Test func `controls are told with what they are and their values`() async {
    let app = await driver()
    _ = app.told()
    #expect(
      await lines(app, "2") == [
        "Form, tab 2 of 3", "Kind, New", "Volume, slider, 50 percent", "Name, field, empty",
        "Key, field, empty",
        "Delete all, button", "Alarm, toggle, off",
      ]
    )
    #expect(await lines(app, .space, .space) == ["Alarm, toggle, on", "Alarm, toggle, off"])
    #expect(
      await lines(app, .tab, .rightArrow) == ["Volume, slider, 50 percent", "Volume, slider, 55 percent"]
    )
    #expect(await lines(app, .tab, "h", "i") == ["Name, field, empty", "Name, field, h", "Name, field, hi"])
    #expect(await lines(app, .tab, .tab) == ["Key, field, 2 characters", "Delete all, button"])
  }

  @Test func `an alert is told with its question and its buttons`() async {
    let app = await driver()
    _ = app.told()
    app.store.send(.set(\.isAsking, true))
    await app.settle()
    #expect(app.told() == ["Dialog", "Delete it?", "Delete, button", "Cancel, button"])
    #expect(await lines(app, .leftArrow) == ["Delete, button"])
    #expect(await lines(app, .escape) == ["stars, Ann, row 1 of 3"])
  }

  @Test func `messages are told, and the same one twice in succession only once`() async {
    let app = await driver()
    _ = app.told()
    #expect(await lines(app, "t", "t", "T", "t") == ["Saved", "Error: Nothing was saved", "Saved"])
  }

  @Test func `a load is told when it begins, when it ends, and when it fails`() async {
    let app = await driver()
    _ = app.told()
    app.store.send(.set(\.isLoading, true))
    #expect(app.told() == ["People, loading"])
    app.store.send(.set(\.names, ["Ann"]))
    app.store.send(.set(\.isLoading, false))
    #expect(app.told() == ["stars, Ann, row 1 of 1", "People, 1 row, loaded"])
    app.store.send(.set(\.isLoading, true))
    _ = app.told()
    app.store.send(.set(\.isLoading, false))
    app.store.send(.set(\.error, "the service is down"))
    #expect(app.told() == ["People, 1 row, failed", "Error: the service is down"])
  }

  @Test func `the keys are listed as lines, those of the screen first`() async {
    let app = await driver()
    _ = app.told()
    let help = await lines(app, "?")
    #expect(help.prefix(5) == ["Help, dialog", "This screen", "Control-P, Commands", "?, Help", "q, Quit"])
    #expect(await lines(app, .escape) == ["stars, Ann, row 1 of 3"])
  }

  @Test func `text that scrolls is told as far as it is visible`() async {
    let app = await driver()
    _ = app.told()
    let story = await lines(app, "3")
    #expect(story.prefix(2) == ["Story, tab 3 of 3", "Line 1"])
    #expect(story.last == "text that scrolls")
    #expect(story.count == 24)
    #expect(await lines(app, .downArrow, .downArrow) == ["Line 23", "Line 24"])
  }
}
