import TerminalUI
import Testing

/// Views at an edge of others.
@MainActor
@Suite struct SafeAreaInsetTests {
  private let list = List(0..<9, id: \.self) { Text("\($0)") }

  @Test func `a view below a list leaves it the rest of the rows`() {
    let view = list.safeAreaInset(edge: .bottom) { Text("end") }
    let lines = render(view, width: 6, height: 4).lines
    #expect(lines.map { String($0.prefix(1)) } == ["0", "1", "2", " "])
    #expect(lines[3].trimmingPrefix(" ") == "end")
  }

  @Test func `a view above another is aligned and spaced`() {
    let view = Text("long text").safeAreaInset(edge: .top, alignment: .leading, spacing: 1) { Text("top") }
    #expect(render(view, width: 20, height: 4).text == "top\n\nlong text")
  }

  @Test func `a view beside another leaves it the rest of the columns`() {
    let view = Text("a longer text").lineLimit(1).safeAreaInset(edge: .trailing) { Text("!") }
    #expect(render(view, width: 8, height: 1).text == "a long…!")
    let leading = Text("b").safeAreaInset(edge: .leading, spacing: 2) { Text("a") }
    #expect(render(leading, width: 8, height: 1).text == "a  b")
  }
}
