import Foundation
import TerminalUI
import Testing

@testable import TerminalViews

/// A scroll view shows a part of its content, moved by keys, the wheel and the focus.
@MainActor
@Suite struct ScrollViewTests {
  private func screen(lines: Int, height: Int = 4) -> ScreenProbe {
    let screen = ScreenProbe(width: 12, height: height) {
      ScrollView { VStack(alignment: .leading) { ForEach(0..<lines) { Text("Line \($0)") } } }
    }
    screen.draw()
    return screen
  }

  /// Returns the lines without the marks at the right.
  private func lines(_ screen: ScreenProbe) -> [String] {
    screen.frame.lines.map { $0.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "▴▾"))) }
  }

  @Test(arguments: [0, 1, 4])
  func `content that fits isn't scrolled and lets the keys pass`(count: Int) {
    let screen = screen(lines: count)
    #expect(screen.press(KeyPress(.downArrow)) == .ignored)
    screen.draw()
    #expect(screen.frame.lines.prefix(count) == (0..<count).map { "Line \($0)" }[...])
  }

  @Test(
    arguments: [
      ([.downArrow], 1), (["j", "j"], 2), ([.downArrow, .upArrow], 0), (["k"], 0), ([.pageDown], 3),
      ([.pageDown, .pageDown, .pageDown], 6), ([.end], 6), (["G", "k"], 5), ([.end, .home], 0),
      (["G", "g"], 0), ([.end, .pageUp], 3), ([.end, .downArrow], 6),
    ] as [([KeyEquivalent], Int)]
  )
  func `keys scroll within the content`(keys: [KeyEquivalent], first: Int) {
    let screen = screen(lines: 10)
    for key in keys {
      screen.press(KeyPress(key))
      screen.draw()
    }
    #expect(lines(screen) == (first..<first + 4).map { "Line \($0)" })
  }

  @Test func `marks show in which directions there is more`() {
    let screen = screen(lines: 10)
    #expect(screen.frame.lines.map(\.last) == ["0", "1", "2", "▾"])
    screen.press(KeyPress("j"))
    screen.draw()
    #expect(screen.frame.lines.map(\.last) == ["▴", "2", "3", "▾"])
    screen.press(KeyPress("G"))
    screen.draw()
    #expect(screen.frame.lines.map(\.last) == ["▴", "7", "8", "9"])
  }

  @Test func `a key that doesn't scroll any further passes`() {
    let screen = screen(lines: 10)
    #expect(screen.press(KeyPress(.upArrow)) == .ignored)
    #expect(screen.press(KeyPress(.end)) == .handled)
    #expect(screen.press(KeyPress(.downArrow)) == .ignored)
    #expect(screen.press(KeyPress(.downArrow, modifiers: .shift)) == .ignored)
  }

  @Test(arguments: [(20, 10), (1, 3), (12, 1), (0, 0)])
  func `a scrolled view that is resized shows no rows beyond its end`(width: Int, height: Int) {
    let screen = screen(lines: 10)
    screen.press(KeyPress(.end))
    screen.draw()
    screen.resize(width: width, height: height)
    screen.draw()
    screen.resize(width: 12, height: 9)
    screen.draw()
    #expect(lines(screen).count { $0.hasPrefix("Line") } == 9)
  }

  @Test func `a control that gets the focus is scrolled to`() {
    let screen = ScreenProbe(width: 16, height: 3) {
      ScrollView { VStack(alignment: .leading) { ForEach(0..<9) { Button("Button \($0)") {} } } }
    }
    screen.draw()
    var path: [String] = []
    for _ in 0..<10 {
      screen.press(KeyPress(.tab))
      screen.draw()
      path += screen.frame.highlighted
    }
    // The first button has the focus to begin with. The scroll view comes after the last one.
    #expect(path == (1..<9).map { "[Button \($0)]" } + ["[Button 0]"])
  }

  @Test func `the wheel scrolls what is below the pointer`() {
    let graph = ViewGraph(
      VStack(alignment: .leading) {
        ScrollView { VStack(alignment: .leading) { ForEach(0..<9) { Text("Top \($0)") } } }.frame(height: 2)
        List { ForEach(0..<9) { Text("Row \($0)") } }.frame(height: 2)
      }
    )
    let buffer = FrameBuffer(size: Size(width: 12, height: 4), palette: graph.palette)
    graph.draw(in: buffer)
    func turn(_ kind: MouseEvent.Kind, _ y: Int) -> KeyPress.Result {
      defer { graph.draw(in: buffer) }
      return graph.send(MouseEvent(kind: kind, location: Point(x: 1, y: y)))
    }
    #expect(turn(.scrollDown, 0) == .handled)
    #expect(Frame(buffer).lines[0].hasPrefix("Top 3"))
    #expect(Frame(buffer).lines[2].hasPrefix("Row 0"))
    #expect(turn(.scrollDown, 3) == .handled)
    #expect(Frame(buffer).lines[2].hasPrefix("Row 3"))
    #expect(turn(.scrollUp, 1) == .handled)
    #expect(Frame(buffer).lines[0].hasPrefix("Top 0"))
    #expect(turn(.scrollUp, 1) == .ignored)
    #expect(turn(.release, 3) == .ignored)
  }

  // MARK: Tables

  struct Coin: Identifiable {
    let id: Int
    let name: String
    let price: String
  }

  private func table(_ count: Int, width: Int = 24, height: Int = 5) -> ScreenProbe {
    let coins = (0..<count).map { Coin(id: $0, name: "Coin \($0)", price: "\($0 * 10)") }
    let screen = ScreenProbe(width: width, height: height) {
      Table(coins) {
        TableColumn("Name", value: \Coin.name)
        TableColumn("Price", value: \Coin.price, alignment: .trailing).width(6)
      }
    }
    screen.draw()
    return screen
  }

  @Test func `a table has headlines above aligned columns`() {
    let screen = table(3)
    let lines = screen.frame.lines
    #expect(lines[0].hasPrefix("Name"))
    #expect(screen.frame.style(of: "Price")?.attributes == .bold)
    let end = lines[0].count
    #expect(lines[1].hasPrefix("Coin 0") && lines[1].hasSuffix(" 0"))
    #expect(lines[2].hasPrefix("Coin 1") && lines[2].hasSuffix(" 10"))
    #expect(abs(lines[2].count - end) <= 1)
    #expect(lines[1].count == lines[2].count)
  }

  @Test func `a table without rows shows its headlines`() {
    let screen = table(0)
    #expect(screen.frame.lines[0].hasPrefix("Name"))
    #expect(screen.frame.lines.dropFirst().allSatisfy { $0.isEmpty })
    #expect(screen.press(KeyPress(.downArrow)) == .ignored)
  }

  @Test func `the headlines of a long table stay while its rows scroll`() {
    let screen = table(10_000)
    screen.press(KeyPress(.end))
    screen.draw()
    #expect(screen.frame.lines[0].hasPrefix("Name"))
    #expect(screen.frame.lines[4].hasPrefix("Coin 9999"))
    #expect(screen.frame.highlighted.first?.hasPrefix("Coin 9999") == true)
  }

  @Test(arguments: [0, 1, 5, 10])
  func `a narrow table stays within the screen`(width: Int) {
    let screen = table(3, width: width)
    #expect(screen.frame.lines.allSatisfy { $0.count <= width })
    screen.press(KeyPress(.downArrow))
    screen.draw()
    #expect(screen.frame.lines.count == 5)
  }
}
