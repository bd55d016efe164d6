import TerminalUI
import Testing

/// Bars instead of words.
@MainActor
@Suite struct RedactionTests {
  @Test func `each word is a bar of its length`() {
    let view = VStack(alignment: .leading) {
      Text("Hello, 日本!")
      Text("shown").unredacted()
      TextColumns([TextColumns.Column(Text("a b"), width: 5)])
    }
    #expect(
      render(view.redacted(reason: .placeholder), width: 20, height: 3).text == "░░░░░░ ░░░░░\nshown\n░ ░"
    )
    #expect(render(view.redacted(reason: []), width: 20, height: 1).text == "Hello, 日本!")
  }

  @Test func `bars have one color`() {
    let frame = render(
      Text("a").foregroundStyle(.red).bold().redacted(reason: .placeholder),
      width: 2,
      height: 1
    )
    #expect(frame.style(x: 0, y: 0).foreground != .red)
    #expect(frame.style(x: 0, y: 0).attributes == [])
  }
}
