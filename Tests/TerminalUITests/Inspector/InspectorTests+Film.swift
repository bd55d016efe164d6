import ComposableArchitecture
import Foundation
import Testing

@testable import TerminalUI
@testable import TerminalViews

extension InspectorTests {
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
  func strip(_ app: Driver) -> [String] { app.frame.lines.suffix(3).dropLast().map { $0 } }

  @Test func `a narrow screen says that it shows the past, and has the line`() async {
    let app = await driver(width: 40, height: 12)
    await app.press("+")
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    #expect(app.text.contains(/PAST 1\/2 ‖ [━●─]{8,} 12:00:00/), "\(app.text)")
  }

  @Test func `the line has the real times, and a mark for each action`() async {
    let app = await driver(width: 70, height: 24)
    await app.press("+")
    wait(seconds: 5)
    await app.press("+")
    wait(seconds: 5)
    await app.press("+")
    await app.press(.function(12))
    #expect(strip(app)[0].hasPrefix(" ● 12:00:00  ━━━"))
    #expect(strip(app)[0].hasSuffix("━● 12:00:10"))
    await app.press("<")
    let line = Array(strip(app)[0])
    #expect(strip(app)[0].hasPrefix("  PAST 2/3 ‖ ━━━"))
    let columns = Array(strip(app)[1]).enumerated().filter { $0.element == "╹" }.map(\.offset)
    #expect(columns.count == 3)
    #expect(columns.map { line[$0] } == ["━", "●", "─"])
    #expect(columns[1] - columns[0] - (columns[2] - columns[1]) <= 1)
  }

  @Test func `the head of the line can be dragged`() async {
    let app = await driver(width: 70, height: 24)
    for _ in 0..<3 {
      await app.press("+")
      wait(seconds: 5)
    }
    await app.press(.function(12))
    await app.press("<")
    #expect(strip(app)[0].contains("PAST 2/3"))
    let head = strip(app)[0].distance(
      from: strip(app)[0].startIndex,
      to: strip(app)[0].lastIndex(of: "●") ?? strip(app)[0].startIndex
    )
    await app.drag(from: (head, 21), to: (0, 5))
    #expect(strip(app)[0].contains("PAST 1/3"))
  }

  @Test func `in the past a click chooses no other row`() {
    let log = Recorder<Int?>()
    let selection = Binding<Int?>(get: { 1 }, set: { log.values.append($0) })
    let moment = PastMoment(number: 1, shared: SharedMoment()) {}
    let screen = ScreenProbe(width: 20, height: 5) {
      List(0..<5, id: \.self, selection: selection) { Text("row \($0)") }.environment(\.past, moment)
    }
    screen.draw()
    screen.click(x: 5, y: 3)
    screen.draw()
    #expect(log.values == [3])
    #expect(screen.frame.highlighted == ["row 1"])
  }

  @Test func `a message goes with the next key of the user`() async {
    let app = await driver(width: 100, height: 24)
    for _ in 0..<3 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    await app.press("b")
    #expect(app.text.contains("The past is the present now"))
    await app.press(.escape)
    await app.press("+")
    #expect(!app.text.contains("The past is the present now"), "\(app.text)")
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

  @Test func `while the screen has the focus, a slash is for its search`() async {
    let app = await driver(width: 140, height: 30)
    await app.press("+")
    await app.press(.function(12))
    #expect(app.text.contains("T Test"))
    #expect(!app.text.contains("/ Filter"))
    await app.press("/")
    #expect(!app.text.contains("Filter by action"))
    inspector.focus = .actions
    await app.settle()
    #expect(app.text.contains("/ Filter"))
    await app.press("/")
    #expect(app.text.contains("Filter by action"))
  }

  @Test func `the filter can be reached from the state`() async {
    let app = await driver(width: 100, height: 30)
    await app.press("+")
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    await app.press(.tab)
    #expect(inspector.focus == .state)
    await app.press("/")
    await app.type("zzz")
    #expect(app.text.contains("No action matches."))
    #expect(strip(app)[0].contains("●───"))
    await app.press(.escape)
    await app.press(.escape)
    #expect(inspector.focus == .state)
    #expect(!app.text.contains("Filter by action"))
  }

  @Test func `no row is lit while the filter hides the action shown, and Return goes to one`() async {
    let app = await driver(width: 100, height: 30)
    await app.press("s")
    await tick(app)
    await app.press("+")
    await app.press(.function(12))
    await app.press("<")
    await app.press(".")
    inspector.focus = .actions
    await app.settle()
    await app.press("/")
    await app.type("tick")
    await app.press(.return)
    #expect(inspector.focus == .actions && app.frame.highlighted.isEmpty)
    await app.press(.return)
    #expect(inspector.traveled == 2)
  }

  @Test func `the line stays where it is when the screen shows the past`() async {
    let app = await driver(width: 70, height: 24)
    for _ in 0..<3 {
      await app.press("+")
      wait(seconds: 5)
    }
    await app.press(.function(12))
    let start = strip(app)[0].firstIndex(of: "━")
    await app.press("<")
    #expect(start != nil && strip(app)[0].firstIndex(of: "━") == start)
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
    #expect(inspector.traveled == nil)
  }

  // MARK: Causes and effects
}
