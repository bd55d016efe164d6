import Foundation
import TerminalUI
import Testing

/// A list that is resized keeps its selection, on the screen.
@MainActor
@Suite struct ListResizeTests {
  private func screen(rows: Int = 100, height: Int = 10) -> ScreenProbe {
    let screen = ScreenProbe(width: 20, height: height) {
      List { ForEach(0..<rows) { Text("Row \($0)") } }
    }
    screen.draw()
    return screen
  }

  private func resize(_ screen: ScreenProbe, _ sizes: (Int, Int)...) {
    for (width, height) in sizes {
      screen.resize(width: width, height: height)
      screen.draw()
    }
  }

  private func move(_ screen: ScreenProbe, to row: Int) {
    for _ in 0..<row { screen.press(KeyPress(.downArrow)) }
    screen.draw()
  }

  @Test(arguments: [9, 5, 2, 1])
  func `a selected row that was visible stays visible when the screen shrinks`(height: Int) {
    let screen = screen()
    move(screen, to: 9)
    resize(screen, (20, height))
    #expect(screen.frame.highlighted.map { $0.prefix(5) } == ["Row 9"])
    #expect(screen.frame.lines.last?.hasPrefix("Row 9") == true)
  }

  @Test(arguments: [(1, 1), (0, 0), (20, 0), (0, 10), (2, 2)])
  func `a list resized to almost nothing and back keeps its selection`(width: Int, height: Int) {
    let screen = screen()
    move(screen, to: 50)
    resize(screen, (width, height), (20, 10))
    #expect(screen.frame.highlighted == ["Row 50"])
  }

  @Test func `keys move the selection on a screen of nothing`() {
    let screen = screen()
    resize(screen, (0, 0))
    for _ in 0..<3 {
      screen.press(KeyPress(.downArrow))
      screen.draw()
    }
    screen.press(KeyPress(.pageDown))
    screen.draw()
    resize(screen, (20, 10))
    #expect(screen.frame.highlighted == ["Row 4"])
  }

  @Test func `a list at its end that grows shows more rows above`() {
    let screen = screen()
    screen.press(KeyPress(.end))
    screen.draw()
    resize(screen, (20, 30))
    #expect(screen.frame.lines[29].hasPrefix("Row 99"))
    #expect(screen.frame.lines[0].hasPrefix("Row 70"))
  }

  @Test func `a list that fits after growing has no bar`() {
    let screen = screen(rows: 12)
    #expect(screen.frame.lines[0] == "Row 0              ┃")
    resize(screen, (20, 12))
    #expect(screen.frame.lines[0] == "Row 0")
    #expect(screen.frame.lines[11] == "Row 11")
  }

  @Test(arguments: [1, 2, 3, 10, 11])
  func `turning pages goes through all rows to the end`(height: Int) {
    let screen = screen(height: height)
    var seen: Set<String> = []
    for _ in 0..<110 {
      let lines = screen.frame.lines.map { String($0.prefix(7)).trimmingCharacters(in: .whitespaces) }
      seen.formUnion(lines)
      screen.press(KeyPress(.pageDown))
      screen.draw()
    }
    #expect(screen.frame.highlighted == ["Row 99"])
    #expect(seen.isSuperset(of: (0..<100).map { "Row \($0)" }))
  }

  @Test func `a narrow list wraps its rows, and a wide one doesn't`() {
    let screen = ScreenProbe(width: 20, height: 4) {
      List { ForEach(["one two", "three"], id: \.self) { Text($0) } }
    }
    screen.draw()
    #expect(screen.frame.text == "one two\nthree")
    resize(screen, (5, 4))
    #expect(screen.frame.text == "one\ntwo\nthree")
    #expect(screen.frame.highlighted == ["one", "two"])
  }
}
