import TerminalUI
import Testing

@MainActor
@Suite struct PaddingTests {
  @Test(
    arguments: [
      (.all, "┌────┐\n│    │\n│ ab │\n│    │\n└────┘"), (.horizontal, "┌────┐\n│ ab │\n└────┘"),
      (.vertical, "┌──┐\n│  │\n│ab│\n│  │\n└──┘"), (.top, "┌──┐\n│  │\n│ab│\n└──┘"),
      (.bottom, "┌──┐\n│ab│\n│  │\n└──┘"), (.leading, "┌───┐\n│ ab│\n└───┘"),
      (.trailing, "┌───┐\n│ab │\n└───┘"),
      ([], "┌──┐\n│ab│\n└──┘"), ([.top, .leading], "┌───┐\n│   │\n│ ab│\n└───┘"),
    ] as [(EdgeSet, String)]
  )
  func `padding adds one cell at each of its edges`(edges: EdgeSet, expected: String) {
    #expect(render(Text("ab").padding(edges).border(.square), width: 10, height: 6).text == expected)
  }

  @Test(arguments: [(0, "ab"), (1, "\n ab"), (2, "\n\n  ab"), (-3, "ab")])
  func `padding is as long as it says and never negative`(length: Int, expected: String) {
    #expect(render(Text("ab").padding(length), width: 10, height: 6).text == expected)
  }

  @Test func `insets differ by edge`() {
    let view = Text("ab").padding(EdgeInsets(top: 1, leading: 3, trailing: 2)).border(.square)
    #expect(
      render(view, width: 12, height: 6).text == """
        ┌───────┐
        │       │
        │   ab  │
        └───────┘
        """
    )
  }

  @Test func `negative insets move content out of its place`() {
    let view = HStack(spacing: 0) {
      Text("abcd").padding(EdgeInsets(leading: -1))
      Text("|")
    }
    #expect(render(view, width: 10, height: 1).text == "bcd|")
  }

  @Test func `nested padding adds up`() {
    #expect(render(Text("a").padding(.leading, 1).padding(.leading, 2), width: 8, height: 1).text == "   a")
  }

  @Test func `text wraps in the room that padding leaves`() {
    #expect(render(Text("ab cd").padding(.horizontal, 2), width: 7, height: 2).text == "  ab\n  cd")
  }

  @Test(arguments: 0...4)
  func `padding without room draws nothing outside the screen`(width: Int) {
    let frame = render(Text("abc").padding(2), width: width, height: 3)
    #expect(frame.lines.count == 3)
    #expect(frame.text.trimmingPrefix { $0.isWhitespace }.isEmpty)
  }

  @Test(arguments: [Int.max, .infinity, .min])
  func `padding of any length doesn't fail`(length: Int) {
    #expect(render(Text("abc").padding(.leading, length).border(), width: 5, height: 3).lines.count == 3)
    let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    #expect(render(Text("abc").padding(insets).padding(insets), width: 5, height: 3).lines.count == 3)
  }
}
