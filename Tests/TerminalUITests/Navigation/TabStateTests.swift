import ComposableArchitecture
import TerminalUI
import Testing

/// Tabs keep what their views hold while others are shown.
@MainActor
@Suite struct TabStateTests {
  @ObservableState
  struct Tabs: Equatable, Sendable {
    var tab = "a"
    var names = ["a", "b", "c"]
    var text = ""
    var isSheetShown = false
  }

  struct CounterView: View {
    let title: String
    let log: Log
    @State private var count = 0

    init(title: String, log: Log) { (self.title, self.log) = (title, log) }

    var body: some View {
      let _ = log.add(title)
      Text("\(title) \(count)").onKeyPress("+") {
        count += 1
        return .handled
      }
    }
  }

  struct TabsView: View {
    @Bindable var store: StoreOf<Settable<Tabs>>
    let log: Log

    var body: some View {
      TabView(selection: $store.tab) {
        ForEach(store.names, id: \.self) { CounterView(title: $0, log: log) }
      }
    }
  }

  private let log = Log()

  private func screen(
    _ state: Tabs = Tabs(),
    width: Int = 20
  ) -> (ScreenProbe, StoreOf<Settable<Tabs>>) {
    let store = Settable.store(state)
    let screen = ScreenProbe(width: width, height: 4) { TabsView(store: store, log: log) }
    screen.draw()
    return (screen, store)
  }

  private func press(_ keys: KeyEquivalent..., in screen: ScreenProbe) {
    for key in keys {
      screen.press(KeyPress(key))
      screen.draw()
    }
  }

  @Test func `only the tab that is shown is evaluated`() {
    let (screen, store) = screen()
    #expect(log.take() == ["a"])
    store.send(.set(\.tab, "c"))
    screen.draw()
    #expect(log.take() == ["c"])
    #expect(screen.frame.lines[1] == "c 0")
  }

  @Test func `each tab keeps its own state`() {
    let (screen, _) = screen()
    press("+", "+", "2", "+", "1", in: screen)
    #expect(screen.frame.lines[1] == "a 2")
    press("2", in: screen)
    #expect(screen.frame.lines[1] == "b 1")
    press("3", in: screen)
    #expect(screen.frame.lines[1] == "c 0")
  }

  @Test(
    arguments: [
      ("1", "a"), ("2", "b"), ("3", "c"), ("4", "a"), ("0", "a"), ("9", "a"), (.tab, "b"), ("x", "a"),
    ] as [(KeyEquivalent, String)]
  )
  func `a digit chooses a tab if there is one`(key: KeyEquivalent, tab: String) {
    let (screen, store) = screen()
    press(key, in: screen)
    #expect(store.tab == tab)
    #expect(screen.frame.lines[1] == "\(tab) 0")
  }

  @Test func `Tab and Shift-Tab go round`() {
    let (screen, store) = screen()
    var path: [String] = []
    for _ in 0..<3 {
      press(.tab, in: screen)
      path.append(store.tab)
    }
    for _ in 0..<3 {
      screen.press(KeyPress(.tab, modifiers: .shift))
      screen.draw()
      path.append(store.tab)
    }
    #expect(path == ["b", "c", "a", "c", "b", "a"])
  }

  @Test(arguments: [EventModifiers.control, .option])
  func `a digit with a modifier chooses no tab`(modifiers: EventModifiers) {
    let (screen, store) = screen()
    screen.press(KeyPress("2", modifiers: modifiers))
    #expect(store.tab == "a")
  }

  @Test func `a tab that doesn't exist leaves the one that is shown`() {
    let (screen, store) = screen()
    store.send(.set(\.tab, "nowhere"))
    screen.draw()
    #expect(screen.frame.lines[1] == "a 0")
  }

  @Test func `a view without tabs shows nothing and handles no key`() {
    let (screen, _) = screen(Tabs(names: []))
    #expect(screen.frame.text == "")
    #expect(screen.press(KeyPress("1")) == .ignored)
    #expect(screen.press(KeyPress(.tab)) == .ignored)
  }

  @Test func `a selected tab that is removed gives way to another`() {
    let (screen, store) = screen(Tabs(tab: "c"))
    store.send(.set(\.names, ["a", "b"]))
    screen.draw()
    #expect(screen.frame.lines[1] == "b 0")
    store.send(.set(\.names, []))
    screen.draw()
    #expect(screen.frame.text == "")
  }

  @Test(arguments: [["b", "c"], ["x", "a", "b", "c"], ["c", "b", "a"], ["b"]])
  func `a tab keeps its state when others come, go or move`(names: [String]) {
    let (screen, store) = screen()
    press("2", "+", "+", "+", in: screen)
    #expect(screen.frame.lines[1] == "b 3")
    store.send(.set(\.names, names))
    screen.draw()
    #expect(screen.frame.lines[1] == "b 3")
  }

  @Test func `a tab that was removed starts afresh`() {
    let (screen, store) = screen()
    press("3", "+", "1", in: screen)
    store.send(.set(\.names, ["a", "b"]))
    screen.draw()
    store.send(.set(\.names, ["a", "b", "c"]))
    screen.draw()
    press("3", in: screen)
    #expect(screen.frame.lines[1] == "c 0")
  }

  // MARK: Keys, focus and sheets in tabs

  struct FieldsView: View {
    @Bindable var store: StoreOf<Settable<Tabs>>
    let log: Log

    var body: some View {
      TabView(selection: $store.tab) {
        VStack(alignment: .leading) {
          Button("one") { log.add("one") }
          Button("two") { log.add("two") }
          TextField("Text", text: $store.text)
        }
        .toolbar { Button("First") { log.add("first") }.keyboardShortcut("r") }
        .sheet(isPresented: $store.isSheetShown) { Button("sheet") {} }
        .tabItem { Text("A") }
        .tag("a")
        Button("three") { log.add("three") }
          .toolbar { Button("Second") { log.add("second") }.keyboardShortcut("r") }
          .tabItem { Text("B") }
          .tag("b")
      }
    }
  }

  private func fields(_ state: Tabs = Tabs()) -> (ScreenProbe, StoreOf<Settable<Tabs>>) {
    let store = Settable.store(state)
    let screen = ScreenProbe(width: 24, height: 8) { FieldsView(store: store, log: log) }
    screen.draw()
    return (screen, store)
  }

  /// Returns the highlighted text below the bar of the tabs.
  private func focused(_ screen: ScreenProbe) -> [String] { Array(screen.frame.highlighted.dropFirst()) }

  @Test func `the focus returns to its control with the tab`() {
    let (screen, _) = fields()
    press(.downArrow, in: screen)
    #expect(focused(screen) == ["[two]"])
    press("2", in: screen)
    #expect(focused(screen) == ["[three]"])
    press("1", in: screen)
    #expect(focused(screen) == ["[two]"])
  }

  @Test func `keys and key bar belong to the tab that is shown`() {
    let (screen, _) = fields()
    #expect(screen.frame.lines.last == " r First")
    press("r", "2", "r", .return, in: screen)
    #expect(screen.frame.lines.last == " r Second")
    #expect(log.entries == ["first", "second", "three"])
  }

  @Test func `digits typed into a field choose no tab`() {
    let (screen, store) = fields()
    press(.downArrow, .downArrow, "2", "1", in: screen)
    #expect(store.text == "21")
    #expect(store.tab == "a")
  }

  @Test func `a sheet keeps the keys from the tabs and shows only in its tab`() {
    let (screen, store) = fields(Tabs(isSheetShown: true))
    #expect(screen.frame.text.contains("[sheet]"))
    press("2", .tab, in: screen)
    #expect(store.tab == "a")
    store.send(.set(\.tab, "b"))
    screen.draw()
    #expect(!screen.frame.text.contains("[sheet]"))
    press(.return, in: screen)
    #expect(log.entries == ["three"])
    press("1", in: screen)
    #expect(screen.frame.text.contains("[sheet]"))
  }

  @Test(arguments: [(24, 8), (9, 3), (4, 2), (1, 1), (0, 0), (24, 8)])
  func `tabs work on a screen of any size`(width: Int, height: Int) {
    let (screen, store) = fields()
    screen.resize(width: width, height: height)
    screen.draw()
    press("2", in: screen)
    #expect(store.tab == "b")
    screen.resize(width: 24, height: 8)
    screen.draw()
    #expect(screen.frame.lines[0] == " 1 A  2 B")
    #expect(focused(screen) == ["[three]"])
  }
}
