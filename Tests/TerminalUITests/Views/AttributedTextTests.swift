import Foundation
import TerminalUI
import Testing

/// Attributed strings as texts.
@MainActor
@Suite struct AttributedTextTests {
  @Test func `a text has the attributes of its parts`() throws {
    var string = AttributedString("plain bold link end")
    string.foregroundColor = .red
    let bold = try #require(string.range(of: "bold"))
    string[bold].font = .body.bold().italic()
    string[bold].backgroundColor = .yellow
    let link = try #require(string.range(of: "link"))
    string[link].link = URL(string: "https://example.com")
    string[link].strikethroughStyle = .single
    let end = try #require(string.range(of: "end"))
    string[end].foregroundColor = nil
    string[end].underlineStyle = .single
    let frame = render(Text(string), width: 30, height: 1)
    #expect(frame.text == "plain bold link end")
    #expect(frame.style(of: "plain") == CellStyle(foreground: .red))
    #expect(
      frame.style(of: "bold")
        == CellStyle(foreground: .red, background: .yellow, attributes: [.bold, .italic])
    )
    #expect(frame.style(of: "link")?.link == "https://example.com")
    #expect(frame.style(of: "link")?.attributes == [.underline, .strikethrough])
    #expect(frame.style(of: "end") == CellStyle(attributes: .underline))
  }

  @Test func `an attributed string may be Markdown`() throws {
    let string = try AttributedString(markdown: "**B** *i* ~~s~~ [l](https://example.com) `c` 5 * 3")
    let markdown = render(Text("**B** *i* ~~s~~ [l](https://example.com) `c` 5 * 3"), width: 30, height: 1)
    let frame = render(Text(string), width: 30, height: 1)
    #expect(frame.text == "B i s l c 5 * 3")
    for x in 0..<frame.text.count { #expect(frame.style(x: x, y: 0) == markdown.style(x: x, y: 0), "\(x)") }
  }

  @Test func `a literal is still Markdown, and a modifier is for the whole text`() {
    #expect(render(Text("**B**"), width: 9, height: 1).text == "B")
    let frame = render(Text(AttributedString("a\u{1B}[31mb")).bold(), width: 9, height: 1)
    #expect(frame.text == "a[31mb")
    #expect(frame.style(of: "a")?.attributes == .bold)
  }
}
