import ComposableArchitecture
import Foundation
import Testing

@testable import TerminalUI
@testable import TerminalViews

extension InspectorTests {
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

  @Test func `the place of what is typed into a search line is that of the line`() {
    var places: [SourcePlace?] = []
    var word = ""
    let text = Binding(get: { word }, set: { (word, _) = ($0, places.append(UserInput.current?.place)) })
    let screen = ScreenProbe(width: 40, height: 10) { Text("text").searchable(text: text) }
    for key in ["/", "a", KeyEquivalent.escape] { screen.press(key) }
    let place = SourcePlace(fileID: #fileID, line: #line - 2)
    #expect(places == [place, place])
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

  @Test func `an effect that doesn't fit in a line has another`() async {
    let app = await driver(width: 110, height: 30)
    await app.press("s")
    wait(seconds: 60)
    await tick(app)
    await app.press(.function(12))
    // The action's row, the cause, and the effect name it.
    #expect(app.frame.lines.count { $0.contains("startButtonTapped") } == 3, "\(app.text)")
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
    #expect(app.text.contains("● live") && app.text.contains("2 later actions are removed."))
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
    #expect(app.text.contains("1 later action is removed. 1 effect is cancelled."))
    await tick(app)
    #expect(app.store.count == 3)
    #expect(inspector.timeline.moments.map(\.parent) == [nil, nil, 1, 1])
  }

  @Test func `what a cancelled effect sent is not an answer, and it runs no more`() async {
    let app = await driver(width: 180, height: 30)
    await app.press("s")
    await tick(app)
    await tick(app)
    app.store.send(.stopButtonTapped)
    await app.settle()
    await app.press(.function(12))
    for _ in 0..<3 { await app.press("<") }
    #expect(app.text.contains("in flight since"))
    await app.press("b")
    #expect(app.store.count == 0)
    #expect(app.text.contains("3 later actions are removed. Ended, not started again: timer"), "\(app.text)")
    #expect(!app.text.contains("in flight since"))
  }

  @Test func `there is no branch from the present`() async {
    let app = await driver(width: 100, height: 24)
    await app.press("+")
    await app.press(.function(12))
    await app.press("b")
    #expect(app.store.count == 1)
    #expect(inspector.entries.count == 1)
  }

  @Test func `views appear again after a branch, and their tasks begin again`() async {
    let app = ViewDriver(initialState: Counter.State(), width: 100, height: 24) {
      inspector.inspecting(Counter())
    } view: { store in
      InspectedView(inspector, store: store) { store in
        Text("Count \(store.count)").task(id: store.note) {
          if store.note == "ready", store.count == 0 { store.send(.incrementButtonTapped) }
        }
      }
    }
    app.store.note = "ready"
    await app.settle()
    await app.press(.function(12))
    await app.press("<")
    #expect(app.frame.lines[0].hasPrefix("Count 0"))
    await app.press("b")
    #expect(app.frame.lines[0].hasPrefix("Count 1"))
    #expect(app.text.contains("1 later action is removed."))
    #expect(inspector.entries.map(\.number) == [1, 2])
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

  @Test func `a letter typed into a field of the past runs nothing`() async {
    let app = await driver(width: 100, height: 24)
    await app.press(.tab)
    await app.type("ab")
    await app.press(.function(12))
    await app.press(.tab)
    await app.press("<")
    await app.press(.tab, modifiers: .shift)
    #expect(inspector.focus == nil)
    for key in ["b", "x", " "] as [KeyEquivalent] {
      await app.press(key)
      #expect(inspector.traveled != nil && !inspector.isPlaying)
      #expect(app.text.contains("This is the past."))
    }
    await app.press(".")
    #expect(app.store.note == "ab" && inspector.traveled == nil)
  }
}
