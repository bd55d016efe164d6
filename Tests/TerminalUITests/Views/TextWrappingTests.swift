import TerminalUI
import Testing

/// Text in too little room.
@MainActor
@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("a", "a"), ("ab", "…"), ("漢", "…"), ("漢字", "…"), ("", ""), ("e\u{301}", "e\u{301}"), ("two words", "…"),
  ])
  func `one column shows one narrow character or an ellipsis`(text: String, expected: String) {
    #expect(render(Text(text), width: 1, height: 2).text == expected)
  }

  @Test(arguments: ["", "a", "漢字", "two words", "a\nb"])
  func `without columns nothing is drawn`(text: String) {
    let frame = render(Text(text), width: 0, height: 2)
    #expect(frame.lines == ["", ""])
  }

  @Test func `without rows nothing is drawn`() {
    #expect(render(Text("abc\ndef"), width: 4, height: 0).lines == [])
  }

  @Test(arguments: [
    ("the quick brown", 9, ["the quick", "brown"]), ("the quick", 8, ["the", "quick"]),
    ("  ab cd", 5, ["  ab", "cd"]), ("ab abcdefgh", 5, ["ab", "abcde", "fgh"]),
    ("abcdefgh ab", 5, ["abcde", "fgh", "ab"]), ("one\ntwo three", 5, ["one", "two", "three"]),
    ("\nab", 5, ["", "ab"]),
  ])
  func `lines break at spaces before they break in words`(text: String, width: Int, expected: [String]) {
    #expect(render(Text(text), width: width, height: expected.count).lines == expected)
  }

  @Test(arguments: [
    ("a漢字", 4, ["a漢", "字"]), ("ab 漢字", 5, ["ab", "漢字"]), ("漢字漢", 3, ["漢", "字", "漢"]),
    ("漢 字", 4, ["漢", "字"]), ("👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]), ("🇨🇭🇩🇪🇫🇷", 4, ["🇨🇭🇩🇪", "🇫🇷"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
  ])
  func `clusters and wide characters move to the next line as a whole`(
    text: String,
    width: Int,
    expected: [String]
  ) {
    #expect(render(Text(text), width: width, height: expected.count).lines == expected)
  }

  @Test(arguments: [
    ("abcdef", 4, "abc…"), ("漢字漢", 4, "漢…"), ("漢字漢", 5, "漢字…"), ("a漢字", 3, "a…"), ("👩‍👩‍👧ab", 3, "👩‍👩‍👧…"),
    ("abcd", 4, "abcd"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `an ellipsis takes the last column of text that is cut off`(
    text: String,
    width: Int,
    expected: String
  ) {
    #expect(render(Text(text).lineLimit(1), width: width, height: 3).text == expected)
  }

  @Test(arguments: [(1, "one…"), (2, "one\ntwo…"), (3, "one\ntwo\nthree"), (9, "one\ntwo\nthree")])
  func `a line limit keeps the first lines`(limit: Int, expected: String) {
    #expect(render(Text("one\ntwo\nthree").lineLimit(limit), width: 10, height: 4).text == expected)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a line limit below one is one line`(limit: Int) {
    #expect(render(Text("one\ntwo").lineLimit(limit), width: 10, height: 4).text == "one…")
  }

  @Test func `a limit can be lifted inside a limited view`() {
    let view = VStack(alignment: .leading) {
      Text("a\nb")
      Text("c\nd").lineLimit(nil)
    }
    #expect(render(view.lineLimit(1), width: 4, height: 4).text == "a…\nc\nd")
  }

  @Test func `spaces and empty lines at the end are not reported as cut off`() {
    #expect(render(Text("ab \n\n").lineLimit(1), width: 4, height: 1).text == "ab")
  }

  @Test func `text that is resized is wrapped again`() {
    let probe = ScreenProbe(width: 9, height: 3) { Text("the quick fox") }
    #expect(probe.text == "the quick\nfox")
    probe.resize(width: 13, height: 3)
    #expect(probe.text == "the quick fox")
    probe.resize(width: 5, height: 3)
    #expect(probe.text == "the\nquick\nfox")
  }
}
