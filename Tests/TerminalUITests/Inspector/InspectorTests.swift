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

  private let clock = TestClock()
  private let filmClock = TestClock()
  private let time = LockIsolated(Date(timeIntervalSince1970: 1_795_176_000))
  private let inspector: Inspector<Counter.State, Counter.Action>

  init() {
    inspector = Inspector(clock: filmClock) { [time] in time.value }
    inspector.timeZone = .gmt
  }

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

  private typealias Driver = ViewDriver<Counter.State, Counter.Action>

  private func tick(_ app: Driver, seconds: Int = 1) async {
    await clock.advance(by: .seconds(seconds))
    await app.settle()
  }

  /// Lets time pass before the next action.
  private func wait(seconds: Double) { time.withValue { $0 += seconds } }

  /// Lets the film play for a time.
  private func watch(_ app: Driver, seconds: Double) async {
    for _ in 0..<Int((seconds * 10).rounded()) {
      await filmClock.advance(by: .milliseconds(100))
      await app.settle()
    }
  }

  /// Returns the rows that list actions, from the name on.
  private func actions(_ app: Driver) -> [Substring] {
    app.frame.lines.compactMap {
      $0.firstMatch(of: /\d+ +(└ )?[a-z]\S+.*(user|view|timer) +[\d.]+ .s/)?.output.0
    }
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

  @Test func `each action is listed below its cause, with its difference`() async {
    let app = await driver(width: 180, height: 30)
    await app.press("+")
    await app.press("s")
    await tick(app)
    await app.press(.function(12))
    let lines = app.frame.lines
    #expect(lines.contains { $0.contains(/1 incrementButtonTapped +user +\d+ .s/) })
    #expect(lines.contains { $0.contains(/3 └ ticked +timer +\d+ .s/) })
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

  @Test func `on a wide screen the pane is beside`() async {
    let app = await driver(width: 120)
    await app.press("+")
    await app.press(.function(12))
    #expect(app.frame.lines[0].hasPrefix("Count 1"))
    #expect(app.frame.lines[0].contains("╭─ Actions ● live"))
  }

  // MARK: The layout

  /// Returns the cells at which the panes begin.
  private func corners(_ app: Driver) -> [String: Point] {
    var corners: [String: Point] = [:]
    for (y, line) in app.frame.lines.enumerated() {
      for title in ["Actions", "State"] {
        guard let range = line.range(of: "╭─ \(title)") else { continue }
        corners[title] = Point(x: line.distance(from: line.startIndex, to: range.lowerBound), y: y)
      }
    }
    return corners
  }

  @Test(arguments: [(140, 36), (80, 24), (60, 40)])
  func `the dividers stay where they are`(width: Int, height: Int) async {
    let app = await driver(width: width, height: height)
    await app.press(.function(12))
    let empty = corners(app)
    #expect(empty.count == 2)
    for _ in 0..<50 { await app.press("+") }
    #expect(corners(app) == empty)
    await app.press("s")
    await tick(app)
    await app.press("<")
    #expect(corners(app) == empty)
    await app.press("d")
    #expect(corners(app) == empty)
  }

  @Test func `any size is drawn`() async {
    let app = await driver()
    for _ in 0..<3 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    await app.press("+")
    for (width, height) in [(1, 1), (0, 5), (5, 0), (19, 4), (24, 9), (30, 3), (71, 2), (101, 1), (200, 60)] {
      await app.resize(width: width, height: height)
      #expect(app.frame.size == Size(width: width, height: height))
    }
    #expect(app.text.contains("2 of 3"))
  }

  @Test func `on a small screen the state has the place of the actions while it has the focus`() async {
    let app = await driver(width: 40, height: 12)
    await app.press("+")
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    #expect(app.frame.lines[0] == "Count 1")
    #expect(app.text.contains("1 incrementButton"))
    await app.press(.return)
    #expect(app.text.contains(/count +0 → 1/))
    #expect(!app.text.contains("1 incrementButton"))
    await app.press(.escape)
    #expect(app.text.contains("1 incrementButton"))
  }

  @Test func `the key bar has the keys of the film, in the past those only`() async {
    let app = await driver(width: 100, height: 24)
    await app.press("+")
    await app.press("+")
    #expect(app.frame.lines[23] == "r Refresh")
    await app.press(.function(12))
    #expect(app.frame.lines[23].contains("r Refresh") && app.frame.lines[23].contains("< Back"))
    #expect(!app.frame.lines[23].contains("b Branch"))
    await app.press("<")
    #expect(!app.frame.lines[23].contains("r Refresh"))
    for key in ["< Back", "> Forward", ". Live", "Space Play", "b Branch", "/ Filter"] {
      #expect(app.frame.lines[23].contains(key))
    }
  }

  // MARK: Time

  @Test func `later actions are dimmed`() async throws {
    let app = await driver(width: 100, height: 30)
    for _ in 0..<3 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    let frame = app.frame
    let isDim = try (1...3).map { number in
      let y = try #require(frame.lines.firstIndex { $0.contains("\(number) increment") })
      let line = frame.lines[y]
      let range = try #require(line.range(of: "increment"))
      return frame.style(x: line.distance(from: line.startIndex, to: range.lowerBound), y: y).attributes
        .contains(.dim)
    }
    #expect(isDim == [false, false, true])
  }

  /// Returns the rows of the line over time and of its marks.
  private func strip(_ app: Driver) -> [String] { app.frame.lines.suffix(3).dropLast().map { $0 } }

  @Test func `the line has the real times, and a mark for each action`() async {
    let app = await driver(width: 70, height: 24)
    await app.press("+")
    wait(seconds: 5)
    await app.press("+")
    wait(seconds: 5)
    await app.press("+")
    await app.press(.function(12))
    #expect(strip(app)[0].hasPrefix(" ● 12:00:00 ━━━"))
    #expect(strip(app)[0].hasSuffix("━● 12:00:10"))
    await app.press("<")
    let line = Array(strip(app)[0])
    #expect(strip(app)[0].hasPrefix(" ‖ 12:00:00 ━━━"))
    let columns = Array(strip(app)[1]).enumerated().filter { $0.element == "╹" }.map(\.offset)
    #expect(columns.count == 3)
    #expect(columns.map { line[$0] } == ["━", "●", "─"])
    #expect(columns[1] - columns[0] - (columns[2] - columns[1]) <= 1)
  }

  @Test func `a click on the line travels there`() async {
    let app = await driver(width: 70, height: 24)
    for _ in 0..<3 {
      await app.press("+")
      wait(seconds: 5)
    }
    await app.press(.function(12))
    await app.click(x: 14, y: 21)
    #expect(app.frame.lines[0] == "Count 1")
    await app.click(x: 34, y: 21)
    #expect(app.frame.lines[0] == "Count 2")
  }

  @Test func `the film plays at the pace of the recording`() async {
    let app = await driver(width: 100, height: 24)
    await app.press("+")
    wait(seconds: 2)
    await app.press("+")
    wait(seconds: 0.5)
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    await app.press(.home)
    #expect(app.frame.lines[0].hasPrefix("Count 1"))
    await app.press(.space)
    #expect(app.text.contains("► 1 of 3"))
    await watch(app, seconds: 1.9)
    #expect(app.frame.lines[0].hasPrefix("Count 1"))
    await watch(app, seconds: 0.1)
    #expect(app.frame.lines[0].hasPrefix("Count 2"))
    await watch(app, seconds: 0.4)
    #expect(app.text.contains("► 2 of 3"))
    await watch(app, seconds: 0.2)
    #expect(app.frame.lines[0].hasPrefix("Count 3"))
    #expect(app.text.contains("‖ 3 of 3"))
    await app.press(.space)
    #expect(app.text.contains("► 1 of 3"))
  }

  @Test func `the space bar pauses the film, and a step does`() async {
    let app = await driver(width: 100, height: 24)
    for _ in 0..<3 {
      await app.press("+")
      wait(seconds: 1)
    }
    await app.press(.function(12))
    await app.press("<")
    await app.press(.home)
    await app.press(.space)
    await watch(app, seconds: 0.5)
    await app.press(.space)
    await watch(app, seconds: 3)
    #expect(app.text.contains("‖ 1 of 3"))
    await app.press(.space)
    await app.press(.rightArrow)
    await watch(app, seconds: 3)
    #expect(app.text.contains("‖ 2 of 3"))
  }

  @Test func `arrows, Home and End move through time`() async {
    let app = await driver(width: 100, height: 24)
    for _ in 0..<4 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    var shown: [Substring] = []
    for key in [KeyEquivalent.leftArrow, .leftArrow, .rightArrow, .home, .end, .upArrow] {
      await app.press(key)
      shown.append(app.frame.lines[0].prefix(7))
    }
    #expect(shown == ["Count 2", "Count 1", "Count 2", "Count 1", "Count 4", "Count 3"])
  }

  // MARK: Filter

  @Test func `the filter leaves some actions, and steps go through those`() async {
    let app = await driver(width: 100, height: 30)
    await app.press("s")
    await tick(app)
    await app.press("+")
    await tick(app)
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    await app.press("/")
    await app.type("TICK")
    #expect(actions(app).count == 2)
    #expect(app.text.contains("2 of 5"))
    await app.press(.return)
    await app.press("<")
    #expect(app.frame.lines[0].hasPrefix("Count 1"))
    await app.press(">")
    #expect(app.frame.lines[0].hasPrefix("Count 3"))
    await app.press("/")
    await app.press(.escape)
    #expect(actions(app).count == 5)
    await app.press(.escape)
    #expect(!app.text.contains("Filter by action"))
  }

  @Test func `actions are found by their sender`() async {
    let app = await driver(width: 100, height: 30)
    await app.press("s")
    await tick(app)
    await app.press("+")
    await app.press(.function(12))
    inspector.filter = "timer"
    #expect(inspector.listed.map(\.number) == [2])
    inspector.filter = "nothing"
    #expect(app.text.contains("No action matches."))
    await app.press("<")
    #expect(inspector.travelled == nil)
  }

  // MARK: Causes and effects

  @Test func `the cause is the user's key, with its place in the source`() async {
    let app = await driver(width: 140, height: 30)
    await app.press("+")
    await app.press(.function(12))
    #expect(app.text.contains("user pressed + in InspectorTests.swift:\(CounterView.plusLine)"))
    await app.press("s")
    #expect(app.text.contains("user pressed s in InspectorTests.swift:"))
    app.store.send(.incrementButtonTapped)
    await app.settle()
    #expect(app.text.contains("a view, by itself"))
  }

  @Test func `effects in flight are shown with their start`() async {
    let app = await driver(width: 180, height: 30)
    await app.press("+")
    wait(seconds: 60)
    await app.press("s")
    wait(seconds: 60)
    await tick(app)
    await app.press(.function(12))
    #expect(app.text.contains("timer in flight since 12:01:00 by 2 startButtonTapped"))
    await app.press("<")
    #expect(app.text.contains("timer in flight since 12:01:00"))
    #expect(!app.text.contains("by 2 startButtonTapped"))
    await app.press("<")
    #expect(app.text.contains(/effects +none/))
  }

  // MARK: The state

  @Test func `Return folds and unfolds a line of the state`() async {
    let app = await driver(width: 140, height: 30)
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    await app.press(.return)
    #expect(!app.text.contains("[1]"))
    await app.press(.end)
    await app.press(.return)
    #expect(app.text.contains(/\[1\] +"b"/))
    await app.press(.return)
    #expect(!app.text.contains("[1]"))
  }

  @Test func `the state is shown whole, or its changes only`() async {
    let app = await driver(width: 140, height: 30)
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    #expect(app.text.contains("starts"))
    await app.press("d")
    #expect(app.text.contains(/count +0 → 1/))
    #expect(!app.text.contains("starts"))
    await app.press("t")
    #expect(app.text.contains("starts"))
  }

  @Test func `a line of the state is copied`() async {
    let app = await driver(width: 140, height: 30)
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    await app.press("y")
    #expect(app.copied == ["count: 0 → 1"])
  }

  // MARK: Branching

  @Test func `the past becomes the present`() async {
    let app = await driver(width: 100, height: 24)
    for _ in 0..<4 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    await app.press("<")
    await app.press("b")
    #expect(app.store.count == 2)
    #expect(app.frame.lines[0].hasPrefix("Count 2"))
    #expect(app.text.contains("● live") && app.text.contains("2 later actions are gone."))
    #expect(inspector.entries.map(\.number) == [1, 2])
    await app.press("+")
    #expect(app.frame.lines[0].hasPrefix("Count 3"))
    #expect(inspector.entries.map(\.number) == [1, 2, 3])
    #expect(inspector.entries.last?.reduction.states?.old.count == 2)
  }

  @Test func `effects of later actions are cancelled, earlier ones go on`() async {
    let app = await driver(width: 100, height: 24)
    await app.press("s")
    await app.press("+")
    await app.press("s")
    await app.press(.function(12))
    await app.press("<")
    await tick(app)
    await app.press("b")
    // The tick of the first timer has arrived in the past.
    #expect(app.store.count == 2)
    #expect(app.text.contains("1 later action is gone. 1 effect is cancelled."))
    await tick(app)
    #expect(app.store.count == 3)
    #expect(inspector.timeline.moments.map(\.parent) == [nil, nil, 1, 1])
  }

  @Test func `there is no branch from the present`() async {
    let app = await driver(width: 100, height: 24)
    await app.press("+")
    await app.press(.function(12))
    await app.press("b")
    #expect(app.store.count == 1)
    #expect(inspector.entries.count == 1)
  }

  // MARK: Tests

  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `a test of the actions up to here is written to the folder of the tests`() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    inspector.makeTest = { InspectorTest(source: "\($0.count) actions", fileName: "A.swift", folder: folder) }
    let app = await driver(width: 140, height: 24)
    for _ in 0..<3 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    await app.press("T")
    #expect(try String(contentsOf: folder.appending(path: "A.swift"), encoding: .utf8) == "2 actions")
    #expect(app.text.contains("/A.swift tests the 2 actions up to here."))
    await app.press("<")
    await app.press("T")
    #expect(try String(contentsOf: folder.appending(path: "A.swift"), encoding: .utf8) == "2 actions")
    #expect(!app.text.contains("tests the 1 action"))
  }

  @Test func `without its folder the test is opened in the editor`() async throws {
    inspector.makeTest = { InspectorTest(source: "\($0.count) actions", fileName: "A.swift", folder: nil) }
    let app = await driver(width: 140, height: 24)
    await app.press("+")
    await app.press(.function(12))
    await app.press("T")
    let file = try #require(app.edited.first)
    #expect(try String(contentsOf: file, encoding: .utf8) == "1 actions")
    #expect(file.lastPathComponent == "A.swift")
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    app.hasEditor = false
    await app.press("T")
    #expect(app.edited.count == 1)
    #expect(app.text.contains("No test was written"))
  }

  @Test func `the reason why no test is made is shown`() async {
    let app = await driver(width: 140, height: 24)
    await app.press(.function(12))
    await app.press("T")
    #expect(app.text.contains("Nothing has happened yet"))
    await app.press("+")
    await app.press("T")
    #expect(app.text.contains("This program makes no tests."))
    inspector.makeTest = { _ in throw CocoaError(.fileNoSuchFile) }
    await app.press("T")
    #expect(inspector.message == CocoaError(.fileNoSuchFile).localizedDescription)
  }

  // MARK: Fields

  @Test func `a field of the past can't be changed, and keys move through time`() async {
    let app = await driver(width: 100, height: 24)
    await app.press(.tab)
    await app.type("ab")
    await app.press(.function(12))
    await app.press(.tab)
    await app.press("<")
    #expect(app.frame.lines[2].hasPrefix("ab") == false && app.frame.lines[2].hasPrefix("a"))
    await app.press("<")
    await app.press(".")
    #expect(app.frame.lines[2].hasPrefix("ab"))
    #expect(app.store.note == "ab")
  }
}
