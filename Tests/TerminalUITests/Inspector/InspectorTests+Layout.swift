import ComposableArchitecture
import Foundation
import Testing

@testable import TerminalUI
@testable import TerminalViews

extension InspectorTests {
  @Test func `on a wide screen the pane is beside`() async {
    let app = await driver(width: 120)
    await app.press("+")
    await app.press(.function(12))
    #expect(app.frame.lines[0].hasPrefix("Count 1"))
    #expect(app.frame.lines[0].contains("╭─ Actions ● live"))
  }

  // MARK: The layout

  /// Returns the cells at which the panes begin.
  func corners(_ app: Driver) -> [String: Point] {
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
    #expect(app.frame.lines[0].hasPrefix("╭─ Actions ‖ 1 of 2 "))
    #expect(app.text.contains("1 incrementButton"))
    await app.press(.return)
    #expect(app.text.contains(/count +0 → 1/))
    #expect(!app.text.contains("1 incrementButton"))
    await app.press(.escape)
    #expect(app.text.contains("1 incrementButton"))
  }

  @Test func `on a small screen a long message has several rows`() async {
    let app = await driver(width: 40, height: 12)
    for _ in 0..<3 { await app.press("+") }
    await app.press(.function(12))
    await app.press("<")
    await app.press("b")
    #expect(app.text.contains("The past is the present now; 1 later\n action is removed."))
    await app.press("<")
    #expect(!app.text.contains("The past is"))
  }

  @Test func `the key bar has the keys of the film, in the past those only`() async {
    let app = await driver(width: 100, height: 24)
    await app.press("+")
    await app.press("+")
    #expect(app.frame.lines[23] == " r Refresh")
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

  @Test func `keys act on what is shown, also in a small window`() async {
    let app = await driver(width: 40, height: 12)
    await app.press("+")
    await app.press(.function(12))
    #expect(!app.text.contains("Count"))
    await app.press("+")
    #expect(app.store.count == 1)
    await app.press(.function(12))
    #expect(app.text.contains("Count 1"))
    await app.press("+")
    #expect(app.store.count == 2)
    // In a larger one there is room for both.
    await app.resize(width: 60, height: 30)
    await app.press(.function(12))
    await app.press("+")
    #expect(app.store.count == 3)
  }
}
