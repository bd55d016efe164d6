import Testing

@testable import TerminalViews

/// The mouse drags the bar of a list.
@MainActor
@Suite struct ScrollBarTests {
  struct Names: View {
    @State private var selection: Int? = 1
    var count = 40

    var body: some View {
      List(0..<count, id: \.self, selection: $selection) { Text("Row \($0)") }
    }
  }

  private func screen(count: Int = 40) -> ScreenProbe {
    let screen = ScreenProbe(width: 30, height: 10) { Names(count: count) }
    screen.draw()
    return screen
  }

  private func first(_ screen: ScreenProbe) -> String {
    screen.draw()
    return String(screen.frame.lines[0].prefix(7)).trimmingCharacters(in: .whitespaces)
  }

  @Test func `rows that aren't loaded yet count for the thumb`() {
    func thumb(of total: Int?) -> Int {
      let screen = ScreenProbe(width: 30, height: 10) { Names().listTotal(total) }
      screen.draw()
      return screen.frame.lines.count { $0.hasSuffix("┃") }
    }
    #expect(thumb(of: nil) == 2)
    #expect(thumb(of: 400) == 1)

    let screen = ScreenProbe(width: 30, height: 10) { Names().listTotal(400) }
    screen.draw()
    screen.mouse([.press, .drag], x: 29, y: 9)
    #expect(first(screen) == "Row 30")
  }

  @Test func `the thumb follows the mouse to both ends`() {
    let screen = screen()
    screen.mouse([.press], x: 29, y: 0)
    #expect(first(screen) == "Row 0")
    screen.mouse([.drag], x: 29, y: 4)
    #expect(first(screen) == "Row 15")
    screen.mouse([.drag], x: 12, y: 30)
    #expect(first(screen) == "Row 30")
    #expect(screen.frame.lines[9].hasPrefix("Row 39"))
    screen.mouse([.drag], x: 29, y: -3)
    #expect(first(screen) == "Row 0")
    #expect(screen.frame.highlighted == ["Row 1"])
    screen.mouse([.release], x: 29, y: 0)
    screen.mouse([.drag], x: 29, y: 9)
    #expect(first(screen) == "Row 0")
  }

  @Test func `a press beside the thumb moves it there`() {
    let screen = screen()
    screen.click(x: 29, y: 9)
    #expect(first(screen) == "Row 30")
    screen.click(x: 29, y: 5)
    #expect(first(screen) == "Row 15")
  }

  @Test func `holding the thumb moves nothing`() {
    let screen = screen()
    screen.turnWheel(1, x: 3, y: 2)
    #expect(first(screen) == "Row 3")
    screen.click(x: 29, y: 1)
    #expect(first(screen) == "Row 3")
  }

  @Test func `without a bar the last column is a part of the row`() {
    let screen = screen(count: 5)
    screen.click(x: 29, y: 3)
    screen.draw()
    #expect(screen.frame.highlighted == ["Row 3"])
  }
}
