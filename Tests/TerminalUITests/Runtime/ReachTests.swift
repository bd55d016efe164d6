import ComposableArchitecture
import TerminalUI
import Testing

/// Everything on a screen can be reached by keyboard: Tab moves between panes and fields, and arrows leave them at their
/// ends.
@MainActor
@Suite struct ReachTests {
  private let log = Log()

  // MARK: Lists

  private func list(rows: Int, height: Int, footer: Bool = false) -> ScreenProbe {
    let log = log
    let screen = ScreenProbe(width: 30, height: height) {
      VStack(alignment: .leading) {
        Button("Above") { log.add("above") }
        List {
          ForEach(0..<rows) { row in Button("row \(row)") { log.add("row \(row)") } }
          if footer { Text("the end") }
        }
        Button("Below") { log.add("below") }
      }
    }
    screen.draw()
    return screen
  }

  @Test(arguments: [(3, 8, false), (30, 8, false), (3, 8, true), (30, 8, true), (1, 3, false)])
  func `arrows lead through a list to the button below, and back`(rows: Int, height: Int, footer: Bool) {
    let screen = list(rows: rows, height: height, footer: footer)
    for _ in 0..<rows + (footer ? 2 : 1) { screen.press(.downArrow) }
    screen.press(.return)
    for _ in 0..<rows + 1 { screen.press(.upArrow) }
    screen.press(.return)
    #expect(log.entries == ["below", "above"])
  }

  @Test func `Tab leads past a list without its rows`() {
    let screen = list(rows: 30, height: 8)
    screen.press(.tab)
    screen.press(.return)
    screen.press(.tab)
    screen.press(.return)
    #expect(log.entries == ["row 0", "below"])
  }

  @Test func `an empty list is passed over`() {
    let screen = list(rows: 0, height: 8)
    screen.press(.downArrow)
    screen.press(.return)
    #expect(log.entries == ["below"])
  }

  // MARK: Tabs

  /// Tabs with two fields and a button in the first, and a list beside a button in the second.
  private func tabs() -> ScreenProbe {
    let log = log
    let screen = ScreenProbe(width: 40, height: 12) {
      Stateful("form") { tab in
        TabView(selection: tab) {
          VStack(alignment: .leading) {
            Stateful("") { TextField("First", text: $0) }
            Stateful("") { TextField("Second", text: $0) }
            Button("Save") { log.add("save") }
          }
          .tabItem { Text("Form") }.tag("form")
          HStack {
            List { ForEach(0..<3) { row in Button("row \(row)") { log.add("row \(row)") } } }
            Button("Beside") { log.add("beside") }
          }
          .tabItem { Text("List") }.tag("list")
        }
      }
    }
    screen.draw()
    return screen
  }

  @Test(arguments: [KeyEquivalent.tab, .downArrow])
  func `a key leads to the field after a field inside a tab`(key: KeyEquivalent) {
    let screen = tabs()
    for _ in 0..<6 where screen.frame.cursor == nil { screen.press(.tab) }
    screen.type("one")
    screen.press(key)
    screen.type("two")
    #expect(screen.text.contains("one") && screen.text.contains("two"))
    screen.press(key)
    screen.press(.return)
    #expect(log.entries == ["save"])
  }

  @Test func `Tab leads through each control of each tab and round again`() {
    let screen = tabs()
    var cursors: Set<Point> = []
    for _ in 0..<12 {
      screen.press(.tab)
      if let cursor = screen.frame.cursor { cursors.insert(cursor) } else { screen.press(.return) }
    }
    #expect(Set(log.entries) == ["save", "row 0", "beside"])
    #expect(cursors.count == 2)
  }

  @Test func `arrows lead from a list to the button beside it, and back`() {
    let screen = tabs()
    screen.press("]")
    screen.press(.downArrow)
    screen.press(.rightArrow)
    screen.press(.return)
    screen.press(.leftArrow)
    screen.press(.return)
    #expect(log.entries == ["beside", "row 1"])
  }

  // MARK: Inspector

  @Reducer
  struct Lines {
    @ObservableState
    struct State: Equatable { var lines = Array(repeating: "same", count: 40) }
    enum Action: Equatable { case changeButtonTapped }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.lines = state.lines.indices.map { "line \($0)" }
        return .none
      }
    }
  }

  @Test(arguments: [70, 140])
  func `Tab leads to the detail of the inspector, and arrows scroll it`(width: Int) async {
    let inspector = Inspector<Lines.State, Lines.Action>()
    let app = ViewDriver(initialState: Lines.State(), width: width, height: 24) {
      inspector.inspecting(Lines())
    } view: { store in
      InspectedView(inspector, store: store) { store in
        Stateful("a") { tab in
          TabView(selection: tab) {
            Button("Change") { store.send(.changeButtonTapped) }.tabItem { Text("A") }.tag("a")
            Button("Other") {}.tabItem { Text("B") }.tag("b")
          }
        }
      }
    }
    await app.settle()
    await app.press(.return)
    await app.press(.function(12))
    #expect(!app.text.contains("line 39"))
    for _ in 0..<6 where !app.text.contains("line 39") {
      await app.press(.tab)
      await app.press(.end)
    }
    #expect(app.text.contains("line 39"))
    app.close()
  }

  // MARK: The key bar

  @Test func `Tab leads from a field in a sheet to the buttons without keys in the key bar`() {
    let log = log
    let screen = ScreenProbe(width: 40, height: 10) {
      Text("Behind").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Form { TextField("Name", text: .constant("abc")) }.navigationTitle("New")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log.add("cancel") } }
              ToolbarItem(placement: .confirmationAction) { Button("Save") { log.add("save") } }
            }
        }
      }
    }
    screen.draw()
    #expect(screen.frame.lines.last?.contains("Esc Close") == true)
    screen.press(.tab)
    #expect(screen.frame.highlighted == ["Cancel"])
    screen.press(.tab)
    #expect(screen.frame.highlighted == ["Save"])
    screen.press(.return)
    screen.press(.tab)
    #expect(screen.frame.lines.last?.contains("Esc Close") == true)
    #expect(log.entries == ["save"])
  }

  // MARK: Text

  private struct GrowingPage: View {
    @State private var isLong = false

    var body: some View {
      ScrollView {
        VStack(alignment: .leading) {
          Button("Above") { isLong = true }
          if isLong { ForEach(1..<20) { Text("line \($0)") } }
        }
      }
    }
  }

  @Test func `text that comes below a control is scrolled to by the keys that the control doesn't use`() {
    let screen = ScreenProbe(width: 30, height: 6) { GrowingPage() }
    screen.draw()
    screen.press(.return)
    screen.draw()
    var first: [String] = []
    for key in [KeyEquivalent.downArrow, .pageDown, .end, .upArrow, .pageUp, .home] {
      screen.press(key)
      screen.draw()
      first.append(screen.frame.lines[0].filter { $0 != "▴" }.trimmingCharacters(in: .whitespaces))
    }
    #expect(first == ["line 1", "line 6", "line 14", "line 13", "line 8", "[Above]"])
  }
}
