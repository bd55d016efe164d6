import CommandSupport
import Foundation
import TerminalUI
import Testing

struct TextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("👩‍👩‍👧", 2), ("❤️", 2), ("❤", 1),
    ("ａ", 2), ("🇨🇭", 2), ("\u{200B}", 0), ("…", 1), ("Ж", 1),
  ])
  func widthCountsColumnsOfATerminal(text: String, width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("abc", 0, ""), ("abc", 1, "…"),
  ])
  func textIsCutAtCharacters(text: String, width: Int, expected: String) {
    #expect(TextWidth.truncated(text, to: width) == expected)
  }

  @Test func wideTextIsPaddedByItsWidth() {
    #expect(TextWidth.padded("日本", to: 6) == "日本  ")
    #expect(TextWidth.padded("42", to: 5, alignRight: true) == "   42")
    #expect(TextWidth.padded("long", to: 2) == "long")
  }

  @Test(
    arguments: [
      (0.0, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"),
      (7200, "2 hours ago"),
      (86_400, "1 day ago"), (2_592_000 * 2, "2 months ago"), (31_536_000 * 3, "3 years ago"),
      (-120, "in 2 minutes"), (-59, "just now"),
    ] as [(Double, String)]
  )
  func timesAreToldRelativeToNow(secondsAgo: Double, expected: String) {
    let now = Date(timeIntervalSince1970: 1_767_225_600)
    #expect(RelativeTime.text(now.addingTimeInterval(-secondsAgo), now: now) == expected)
  }
}
