import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct PasteTests {
  private let start = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test(
    arguments: [
      ("two\nlines", "two\nlines"), ("two\r\nlines\r", "two\nlines\n"), ("a\tb", "a b"),
      ("red \u{1B}[31mtext\u{1B}[0m", "red text"), ("\u{1B}]0;title\u{7}x", "x"), ("\u{1B}Pq\u{1B}\\y", "y"),
      ("a\u{0}\u{3}\u{9B}b\u{202E}c", "abc"), ("日本 👩‍👩‍👧", "日本 👩‍👩‍👧"), ("a\u{1B}", "a"), ("\u{1B}[200~b", "b"),
      ("almost \u{1B}[201;c", "almost "),
    ]
  )
  func `pasted text is one event without controls`(pasted: String, text: String) {
    #expect(InputParserTests.events(start + pasted + end + "k") == [.paste(text), .key(KeyPress("k"))])
  }

  @Test func `an empty paste is nothing`() {
    #expect(InputParserTests.events(start + end) == [])
  }

  @Test func `a long paste is cut`() {
    let events = InputParserTests.events(start + String(repeating: "x", count: 3 << 20) + end)
    guard case .paste(let text)? = events.first else {
      Issue.record("There is no paste.")
      return
    }
    #expect(text.utf8.count == 1 << 20)
  }

  @Test func `a paste that stops for a while goes on`() {
    var parser = InputParser()
    #expect(parser.feed((start + "a").utf8) == [])
    #expect(parser.flush() == [])
    #expect(parser.feed(("b\r" + end).utf8) == [.paste("ab\n")])
  }

  @Test func `Control-C ends a paste whose end never comes`() {
    var parser = InputParser()
    #expect(parser.feed((start + "a").utf8) == [])
    #expect(parser.flush() == [])
    #expect(parser.feed("\u{3}q".utf8) == [.key(KeyPress("c", modifiers: .control)), .key(KeyPress("q"))])
  }
}
