import TerminalUI
import Testing

@testable import TerminalViews

/// The pauses after which incomplete bytes are taken as they are.
@Suite struct FlushTests {
  @Test(
    arguments: [
      ("", nil), ("a", nil), ("\u{1B}", .milliseconds(50)), ("\u{1B}[", nil), ("\u{1B}[1;5", nil),
      ("\u{1B}O", nil),
      ("\u{1B}[A", nil), ("\u{1B}]", .milliseconds(50)), ("\u{1B}]11", .milliseconds(500)),
      ("\u{1B}_Gi=1\u{1B}", .milliseconds(500)), ("\u{1B}[200~", .seconds(2)),
      ("\u{1B}[200~a\u{1B}", .seconds(2)),
      ("\u{1B}[200~a\u{1B}[201~", nil), ("\u{1B}\u{1B}", .milliseconds(50)), ("\u{1B}[M", nil),
      ("\u{1B}[[", nil),
    ] as [(String, Duration?)]
  )
  func `only what may be the escape key or never end has a pause`(bytes: String, delay: Duration?) {
    var parser = InputParser()
    _ = parser.feed(bytes.utf8)
    #expect(parser.flushDelay == delay)
    #expect(parser.isWaiting == (delay != nil))
  }

  @Test(arguments: ["", "a", "\u{1B}[", "\u{1B}[1;5", "\u{1B}O", "\u{1B}[200~abc", "\u{1B}[M "])
  func `a pause elsewhere isn't an event`(bytes: String) {
    var parser = InputParser()
    _ = parser.feed(bytes.utf8)
    #expect(parser.flush() == [])
    #expect(!parser.isWaiting)
  }

  @Test(arguments: ["]", "P", "X", "^", "_"])
  func `Alt and the first character of a string is a key after a pause`(character: Character) {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}\(character)".utf8) == [])
    #expect(parser.flush() == [.key(KeyPress(KeyEquivalent(character), modifiers: .option))])
    #expect(parser.feed("a".utf8) == [.key(KeyPress("a"))])
  }

  @Test func `a character that is cut in two is one character`() {
    for text in ["é", "漢", "👩"] {
      var parser = InputParser()
      var events: [InputEvent] = []
      for byte in text.utf8 { events += parser.feed([byte]) + parser.flush() }
      #expect(events == [.key(KeyPress(KeyEquivalent(Character(text))))])
    }
  }

  @Test func `an escape after a pause doesn't change the next keys`() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) + parser.flush() == [.key(KeyPress(.escape))])
    #expect(parser.feed("[".utf8) == [.key(KeyPress("["))])
    #expect(parser.feed("A".utf8) == [.key(KeyPress("A"))])
    #expect(parser.feed([0x1B]) + parser.flush() == [.key(KeyPress(.escape))])
    #expect(parser.feed("Ok".utf8) == [.key(KeyPress("O")), .key(KeyPress("k"))])
  }

  @Test func `a string without an end is dropped and the next key counts`() {
    for start in ["\u{1B}]0;title", "\u{1B}_Gi=1;O", "\u{1B}P+r\u{1B}"] {
      var parser = InputParser()
      #expect(parser.feed(start.utf8) == [])
      let events = parser.flush() + parser.feed("q".utf8)
      #expect(events.last == .key(KeyPress("q")))
      #expect(!parser.isWaiting)
    }
  }

  @Test func `a control character ends a string at once`() {
    #expect(InputParserTests.events("\u{1B}]0;a\u{3}") == [.key(KeyPress("c", modifiers: .control))])
    #expect(InputParserTests.events("\u{1B}]0;a\rb") == [.key(KeyPress(.return)), .key(KeyPress("b"))])
  }
}
