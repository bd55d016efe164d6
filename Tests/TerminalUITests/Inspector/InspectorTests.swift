import ComposableArchitecture
import Foundation
import Testing

@testable import TerminalUI

@MainActor
@Suite struct InspectorTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var starts = 0
      var note = ""
      var names = ["a", "b"]
    }
    enum Action: Equatable, BindableAction {
      case incrementButtonTapped
      case startButtonTapped
      case stopButtonTapped
      case ticked
      case binding(BindingAction<State>)
    }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped, .ticked:
          state.count += 1
          return .none
        case .startButtonTapped:
          state.starts += 1
          return .run(name: "timer") { [clock] send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
          }
          .cancellable(id: "timer")
        case .stopButtonTapped: return .cancel(id: "timer")
        case .binding: return .none
        }
      }
    }
  }

  struct CounterView: View {
    @Bindable var store: StoreOf<Counter>
    static let plusLine = #line + 11

    init(store: StoreOf<Counter>) { self.store = store }

    var body: some View {
      VStack(alignment: .leading) {
        Text("Count \(store.count)")
        Button("Start") { store.send(.startButtonTapped) }.keyboardShortcut("s")
        TextField("Note", text: $store.note)
      }
      .toolbar { Button("Refresh") {}.keyboardShortcut("r") }
      .onKeyPress("+") {
        store.send(.incrementButtonTapped)
        return .handled
      }
    }
  }

  let clock = TestClock()
  let filmClock = TestClock()
  let time = LockIsolated(Date(timeIntervalSince1970: 1_795_176_000))
  let inspector: Inspector<Counter.State, Counter.Action>

  init() {
    inspector = Inspector(clock: filmClock) { [time] in time.value }
    inspector.timeZone = .gmt
  }

  func driver(width: Int = 60, height: Int = 20) async -> ViewDriver<Counter.State, Counter.Action> {
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

  typealias Driver = ViewDriver<Counter.State, Counter.Action>

  func tick(_ app: Driver, seconds: Int = 1) async {
    await clock.advance(by: .seconds(seconds))
    await app.settle()
  }

  /// Lets time pass before the next action.
  func wait(seconds: Double) { time.withValue { $0 += seconds } }

  /// Lets the film play for a time. The tasks of views go on while the screen settles, and the clock waits for them.
  func watch(_ app: Driver, seconds: Double) async {
    for _ in 0..<Int((seconds * 10).rounded()) {
      let hasMoved = LockIsolated(false)
      async let move: Void = {
        await filmClock.advance(by: .milliseconds(100))
        hasMoved.setValue(true)
      }()
      while !hasMoved.value {
        await app.settle()
        await Task.yield()
      }
      await move
      await app.settle()
    }
  }

  /// Returns the rows that list actions, from the name on.
  func actions(_ app: Driver) -> [Substring] {
    app.frame.lines.compactMap {
      $0.firstMatch(of: /\d+ +(└ )?[a-z]\S+.*(user|view|timer) +[\d.]+ (µs|ms|s|min)/)?.output.0
    }
  }

  @Test func `a key that would change the past says that it can't`() async {
    let app = await driver(height: 30)
    await app.press("+")
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    #expect(app.text.contains("Count 1"))
    _ = app.told()
    await app.press("+")
    #expect(app.text.contains("This is the past"))
    #expect(app.told().contains { $0.hasPrefix("This is the past") })
    #expect(app.text.contains("Count 1"))
    await app.press(".")
    #expect(!app.text.contains("This is the past"))
    #expect(app.text.contains("Count 2"))
  }

  @Test func `each action is listed below its cause, with its difference`() async {
    let app = await driver(width: 180, height: 30)
    await app.press("+")
    await app.press("s")
    await tick(app)
    await app.press(.function(12))
    let lines = app.frame.lines
    #expect(lines.contains { $0.contains(/1 incrementButtonTapped +user +[\d.]+ (µs|ms|s|min)/) })
    #expect(lines.contains { $0.contains(/3 └ ticked +timer +[\d.]+ (µs|ms|s|min)/) })
    #expect(app.text.contains(/count +1 → 2/))
    #expect(app.text.contains("effect timer of 2 startButtonTapped"))
    #expect(app.text.contains("in InspectorTests.swift:"))
    await app.press(.function(12))
    #expect(app.frame.lines.prefix(2) == ["Count 2", "[Start]"])
  }

  @Test func `the screen follows back and forth`() async {
    let app = await driver()
    for _ in 0..<3 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    await app.press("<")
    #expect(app.frame.lines[0] == "Count 1")
    #expect(app.text.contains("‖ 1 of 3"))
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
    #expect(app.text.contains("20 incrementButtonTapped"))
    for _ in 0..<6 { await app.press("+") }
    #expect(app.text.contains("26 incrementButtonTapped"))
    for _ in 0..<20 { await app.press("<") }
    #expect(app.text.contains(" 6 incrementButtonTapped"))
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
    #expect(inspector.timeline.moments.map(\.parent) == [nil, 1, 1, 1, 1, 1])
  }

  @Test func `closing the pane goes back to the present`() async {
    let app = await driver()
    for _ in 0..<2 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    await app.press(.function(12))
    #expect(app.frame.lines.prefix(2) == ["Count 2", "[Start]"])
    #expect(!app.text.contains("Actions"))
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
}
