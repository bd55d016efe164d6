import TerminalUI
import Testing

@testable import FeatureViews

@MainActor
@Suite struct MarkdownTextTests {
  @Test func `blocks are marked, and emphasis and links within a line are shown as such`() {
    let frame = render(
      MarkdownText(
        """
        # The *kit*
        See [the docs](https://example.com/docs) or `make`.
        * **First** item
        ![Logo](https://example.com/logo.png)
        ```
        let a = b * c * d
        ```
        """
      ),
      width: 40,
      height: 6
    )
    #expect(
      frame.lines == [
        "The kit", "See the docs or make.", "• First item", "Logo", "  let a = b * c * d", "",
      ]
    )
    #expect(frame.style(of: "the docs")?.link == "https://example.com/docs")
    #expect(frame.style(of: "Logo")?.link == "https://example.com/logo.png")
    #expect(frame.style(of: "First")?.attributes == .bold)
    #expect(frame.style(of: "kit")?.attributes == [.bold, .italic])
  }

  @Test func `the links are found in their order, each address once and none in code`() {
    let text = MarkdownText(
      """
      [![Build](https://example.com/b.svg)](https://example.com/build)
      ![Logo](https://example.com/logo.png)
      - [A](https://example.com/a) and [B *b*](https://example.com/b), [again](https://example.com/a)
      ```
      [code](https://example.com/code)
      ```
      """
    )
    #expect(text.links.map(\.title) == ["Build", "Logo", "A", "B b"])
    #expect(text.links.map(\.id.lastPathComponent) == ["build", "logo.png", "a", "b"])
  }

  @Test func `a very long line is shown as it is`() {
    let marks = String(repeating: "[*", count: 50_000)
    #expect(render(MarkdownText(marks), width: 40, height: 2).lines[0].hasPrefix("[*[*"))
  }
}
