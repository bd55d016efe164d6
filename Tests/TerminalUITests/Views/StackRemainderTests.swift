import TerminalUI
import Testing

@MainActor
struct StackRemainderTests {
  @Test func `nothing is cut off while there is room`() {
    let screen = VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        Text("one two three four five")
        Text("six")
      }
      Text("seven eight nine ten")
    }
    #expect(
      render(screen, width: 10, height: 7).text == """
        one two
        three four
        five
        six
        seven
        eight nine
        ten
        """
    )
  }

  @Test func `what does not fit is still cut off`() {
    let screen = VStack(alignment: .leading) {
      Text("one two three four five")
      Text("seven eight nine ten")
    }
    let lines = render(screen, width: 10, height: 4).lines
    #expect(lines.count == 4)
    #expect(lines.contains { $0.hasSuffix("…") })
  }
}
