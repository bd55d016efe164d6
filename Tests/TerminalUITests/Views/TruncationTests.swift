import TerminalUI
import Testing

/// The part of a text that is left out.
@MainActor
@Suite struct TruncationTests {
  private func text(_ text: String, _ mode: Text.TruncationMode, width: Int) -> String {
    render(Text(text).lineLimit(1).truncationMode(mode), width: width, height: 1).text
  }

  @Test(
    arguments: [
      (.head, 6, "…fghij"), (.middle, 6, "abc…ij"), (.tail, 6, "abcde…"), (.middle, 7, "abc…hij"),
      (.head, 1, "…"), (.middle, 2, "a…"), (.head, 10, "abcdefghij"),
    ] as [(Text.TruncationMode, Int, String)]
  )
  func `the head, the middle or the tail is left out`(mode: Text.TruncationMode, width: Int, expected: String)
  {
    #expect(text("abcdefghij", mode, width: width) == expected)
  }

  @Test func `wide characters are left out as a whole`() {
    #expect(text("日本語日本語", .head, width: 6) == "…本語")
    #expect(text("日本語日本語", .middle, width: 6) == "日…語")
  }

  @Test func `the last line is cut, up to its end`() {
    let view = Text("one two three four\nfive").lineLimit(2).truncationMode(.head)
    #expect(render(view, width: 8, height: 2).text == "one two\n…ee four")
  }
}
