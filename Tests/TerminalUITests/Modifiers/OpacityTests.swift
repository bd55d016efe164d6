import TerminalUI
import Testing

/// Views that are mixed with the background.
@MainActor
@Suite struct OpacityTests {
  @Test func `the colors of a view are mixed with the terminal's background`() {
    let view = HStack(spacing: 0) {
      Text("a").foregroundStyle(.red); Text("b").background(.blue)
    }.opacity(0.5)
    let frame = render(view, width: 4, height: 1)
    #expect(frame.text == "ab")
    #expect(frame.style(of: "a")?.foreground == .red.opacity(0.5))
    #expect(frame.style(of: "b")?.foreground == .primary.opacity(0.5))
    #expect(frame.style(of: "b")?.background == .blue.opacity(0.5))
    #expect(frame.style(x: 3, y: 0) == .plain)
  }

  @Test func `a view that is invisible keeps its space, and one that is opaque its colors`() {
    #expect(
      render(
        HStack {
          Text("a").opacity(0); Text("b")
        },
        width: 4,
        height: 1
      ).text == "  b"
    )
    #expect(
      render(Text("a").foregroundStyle(.red).opacity(1), width: 1, height: 1).style(of: "a")?.foreground
        == .red
    )
  }

  @Test func `what is behind keeps its colors`() {
    let view = ZStack(alignment: .leading) {
      Text("abc").foregroundStyle(.red); Text("x").frame(width: 3, alignment: .leading).opacity(0.5)
    }
    let frame = render(view, width: 3, height: 1)
    #expect(frame.text == "xbc")
    #expect(frame.style(of: "b")?.foreground == .red)
    #expect(frame.style(of: "x")?.foreground == .primary.opacity(0.5))
  }
}
