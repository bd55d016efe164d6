import Foundation
import TerminalUI
import Testing

/// Markdown in the literals of texts.
@MainActor
@Suite struct MarkdownTests {
  private func frame(_ key: LocalizedStringKey) -> Frame { render(Text(key), width: 40, height: 2) }

  @Test func `marks set the style and aren't drawn`() {
    let frame = frame("a **b** *c* `d` ~~e~~ ***f***")
    #expect(frame.text == "a b c d e f")
    #expect(frame.style(of: "a") == .plain)
    #expect(frame.style(of: "b")?.attributes == .bold)
    #expect(frame.style(of: "c")?.attributes == .italic)
    #expect(frame.style(of: "d")?.background != nil)
    #expect(frame.style(of: "e")?.attributes == .strikethrough)
    #expect(frame.style(of: "f")?.attributes == [.bold, .italic])
  }

  @Test func `underscores are marks at the edges of words`() {
    let frame = frame("_a_ __b__ c_d_e")
    #expect(frame.text == "a b c_d_e")
    #expect(frame.style(of: "a")?.attributes == .italic)
    #expect(frame.style(of: "b")?.attributes == .bold)
    #expect(frame.style(of: "_d") == .plain)
  }

  @Test func `spans are nested`() {
    let frame = frame("**a *b* c** *d **e***")
    #expect(frame.text == "a b c d e")
    #expect(frame.style(of: "a")?.attributes == .bold)
    #expect(frame.style(of: "b")?.attributes == [.bold, .italic])
    #expect(frame.style(of: "c")?.attributes == .bold)
    #expect(frame.style(of: "d")?.attributes == .italic)
    #expect(frame.style(of: "e")?.attributes == [.bold, .italic])
  }

  @Test func `a link is underlined and has its address`() {
    let frame = frame("See [the **site**](https://example.com/a_b_c).")
    #expect(frame.text == "See the site.")
    #expect(frame.style(of: "the")?.link == "https://example.com/a_b_c")
    #expect(frame.style(of: "the")?.attributes == .underline)
    #expect(frame.style(of: "site")?.attributes == [.underline, .bold])
    #expect(frame.style(of: ".")?.link == nil)
  }

  @Test(
    arguments: [
      "2 * 3 * 4", "**", "a ** b", "*a", "[x]", "[x] (y)", "[a](b c)", "~a~", "`a", "snake_case_name",
      "__init",
    ]
  )
  func `marks without another half are text`(text: String) {
    #expect(frame(LocalizedStringKey(text)).text == text)
  }

  @Test func `a backslash makes a mark a character`() {
    #expect(frame(#"\*a\* \[b\](c) C:\d"#).text == #"*a* [b](c) C:\d"#)
  }

  @Test func `there is no markdown in code`() {
    let frame = frame("`**a**` **b `c**` d**")
    #expect(frame.text == "**a** b c** d")
    #expect(frame.style(of: "d")?.attributes == .bold)
  }

  @Test func `what is interpolated isn't markdown`() {
    let name = "**Rick** [a](b)"
    let frame = frame("**Hi \(name)** \(name)")
    #expect(frame.text == "Hi **Rick** [a](b) **Rick** [a](b)")
    #expect(frame.style(of: "Hi")?.attributes == .bold)
    #expect(frame.style(of: "**Rick")?.attributes == .bold)
    #expect(frame.style(x: 20, y: 0).attributes == [])
  }

  @Test func `texts, symbols, formats and numbers are interpolated`() {
    let frame = frame(
      """
      \(Text("a").italic()) *\(Text("b").bold())* \(Image(systemName: "star")) \(1.5, specifier: "%.2f") \
      \(3, format: .number) \(4)
      """
    )
    #expect(frame.text == "a b ☆ 1.50 3 4")
    #expect(frame.style(of: "a")?.attributes == .italic)
    #expect(frame.style(of: "b")?.attributes == [.bold, .italic])
  }

  @Test func `a string that isn't a literal has no markdown`() {
    let text = "**a**"
    #expect(render(Text(text), width: 10, height: 1).text == "**a**")
    #expect(render(Text(verbatim: "**a**"), width: 10, height: 1).text == "**a**")
    #expect(render(Button("**a**") {}, width: 10, height: 1).text == "[**a**]")
  }
}
