import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite struct InspectorTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var starts = 0
    }
    enum Action: Equatable {
      case incrementButtonTapped
      case startButtonTapped
      case ticked
    }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped, .ticked:
          state.count += 1
          return .none
        case .startButtonTapped:
          state.starts += 1
          return .run { [clock] send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
          }
        }
      }
    }
  }

  struct CounterView: View {
    let store: StoreOf<Counter>
    var body: some View {
      VStack(alignment: .leading) {
        Text("Count \(store.count)")
        Button("Start") { store.send(.startButtonTapped) }.keyboardShortcut("s")
      }
      .onKeyPress("+") {
        store.send(.incrementButtonTapped)
        return .handled
      }
    }
  }

  private let clock = TestClock()
  private let inspector = Inspector<Counter.State, Counter.Action>()

  private func driver(width: Int = 60, height: Int = 20) async -> ViewDriver<Counter.State, Counter.Action> {
    let app = ViewDriver(initialState: Counter.State(), width: width, height: height) {
      inspector.inspecting(Counter())
    } withDependencies: {
      $0.continuousClock = clock
    } view: { store in
      InspectedView(inspector, store: store) { CounterView(store: $0) }
    }
    await app.settle()
    return app
  }

  private func tick(_ app: ViewDriver<Counter.State, Counter.Action>, seconds: Int = 1) async {
    await clock.advance(by: .seconds(seconds))
    await app.settle()
  }

  @Test func `a key that would change the past says that it can't`() async {
    let app = await driver(height: 30)
    await app.press("+")
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    #expect(app.text.contains("Count 1"))
    await app.press("+")
    #expect(app.text.contains("This is the past"))
    #expect(app.text.contains("Count 1"))
    await app.press(".")
    #expect(!app.text.contains("This is the past"))
    #expect(app.text.contains("Count 2"))
  }

  @Test func `each action is listed with its cause and its difference`() async {
    let app = await driver(height: 30)
    await app.press("+")
    await app.press("s")
    await tick(app)
    await app.press(.function(12))
    let lines = app.frame.lines
    #expect(lines.contains { $0.contains(/1 \.incrementButtonTapped +user +\d+ .s/) })
    #expect(lines.contains { $0.contains(/3 \.ticked +effect +\d+ .s/) })
    #expect(app.text.contains(/count:\n- 1\n\+ 2\nSent/))
    #expect(app.text.contains("Sent by the effect TerminalUITests/InspectorTests.swift:"))
    await app.press(.function(12))
    #expect(app.text == "Count 2\n[Start]")
  }

  @Test func `the screen follows back and forth`() async {
    let app = await driver()
    for _ in 0..<3 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    await app.press("<")
    #expect(app.frame.lines[0] == "Count 1")
    #expect(app.text.contains("⏸ after 1 of 3"))
    await app.press("<")
    #expect(app.frame.lines[0] == "Count 1")
    await app.press(">")
    #expect(app.frame.lines[0] == "Count 2")
    await app.press(".")
    #expect(app.frame.lines[0] == "Count 3")
    #expect(app.text.contains("● live"))
  }

  @Test func `the action that is looked at is seen`() async {
    let app = await driver()
    for _ in 0..<20 { await app.press("+") }
    await app.press(.function(12))
    #expect(app.text.contains("20 .incrementButtonTapped"))
    #expect(app.frame.lines.contains { $0.hasPrefix("count:") })
    for _ in 0..<6 { await app.press("+") }
    #expect(app.text.contains("26 .incrementButtonTapped"))
    for _ in 0..<20 { await app.press("<") }
    #expect(app.text.contains(" 6 .incrementButtonTapped"))
  }

  @Test func `nothing runs while one travels`() async {
    let app = await driver()
    await app.press("s")
    await tick(app, seconds: 2)
    await app.press(.function(12))
    await app.press("<")
    #expect(app.frame.lines[0] == "Count 1")
    await app.press("+")
    await app.press("s")
    await tick(app, seconds: 3)
    #expect(app.store.count == 2)
    #expect(app.store.starts == 1)
    #expect(inspector.entries.count == 3)
    await app.press(".")
    await app.settle()
    #expect(app.frame.lines[0] == "Count 5")
    #expect(inspector.entries.map(\.reduction.action).suffix(3) == [.ticked, .ticked, .ticked])
  }

  @Test func `closing the pane goes back to the present`() async {
    let app = await driver()
    for _ in 0..<2 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    await app.press(.function(12))
    #expect(app.text == "Count 2\n[Start]")
    await app.press("+")
    #expect(app.frame.lines[0] == "Count 3")
  }

  @Test func `it keeps the last actions only`() async {
    let small = Inspector<Counter.State, Counter.Action>(limit: 3)
    let store = Store(initialState: Counter.State()) { small.inspecting(Counter()) }
    for _ in 0..<10 { store.send(.incrementButtonTapped) }
    #expect(small.entries.map(\.number) == [8, 9, 10])
    #expect(small.entries.last?.reduction.states?.new.count == 10)
  }

  @Test func `the session is exported`() async {
    let app = await driver()
    inspector.export = { "\($0.count) actions are in a file" }
    await app.press("+")
    await app.press(.function(12))
    await app.press("X")
    #expect(app.text.contains("1 actions are in a file"))
  }

  @Test func `on a wide screen the pane is beside`() async {
    let app = await driver(width: 120)
    await app.press("+")
    await app.press(.function(12))
    #expect(app.frame.lines[0].hasPrefix("Count 1"))
    #expect(app.frame.lines[0].contains("│Inspector ● live"))
  }
}
