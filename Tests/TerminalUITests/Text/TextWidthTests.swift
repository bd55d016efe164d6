import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct TextWidthTests {
  @Test(arguments: [
    "a", "~", "é", "Ж", "…", "─", "█", "▀", "→", "♥", "\u{A0}", "€", "α", "ש", "ق", "क", "ﬁ", "①",
  ])
  func `letters and symbols take one column`(text: Character) {
    #expect(TextWidth.of(text) == 1)
  }

  @Test(arguments: ["日", "語", "あ", "ア", "한", "ａ", "！", "　", "〈", "𠀀", "㐀", "豈", "ㄅ"])
  func `east asian wide characters take two`(text: Character) {
    #expect(TextWidth.of(text) == 2)
  }

  @Test(arguments: ["ｱ", "ￜ"])
  func `halfwidth forms take one`(text: Character) {
    #expect(TextWidth.of(text) == 1)
  }

  @Test(
    arguments: [
      "\u{301}", "\u{20DD}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{FE0F}", "\u{AD}", "\u{115F}",
      "\u{3164}", "\u{E0001}", "\u{202E}", "\u{2028}", "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\r\n",
    ] as [Character]
  )
  func `what is not drawn takes none`(text: Character) {
    #expect(TextWidth.of(text) == 0)
  }

  @Test(arguments: ["e\u{301}", "e\u{301}\u{323}", "ก\u{E33}", "a\u{FE0F}", "1\u{20E3}", "क्"])
  func `combining marks add nothing`(text: Character) {
    #expect(TextWidth.of(text) == 1)
  }

  @Test(arguments: [
    "😀", "👍🏽", "👩‍👩‍👧", "🏳️‍🌈", "❤️‍🔥", "🧑🏿‍🚀", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🇨🇭", "🫠",
  ])
  func `emoji take two however many scalars they are`(text: Character) {
    #expect(TextWidth.of(text) == 2)
  }

  @Test(arguments: [
    ("❤", 1), ("❤\u{FE0F}", 2), ("⌚", 2), ("⌚\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2), ("☀\u{FE0E}", 1),
  ])
  func `a variation selector decides`(text: String, width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test(arguments: ["\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}", "\u{1112}"])
  func `hangul letters join to one syllable`(text: String) {
    #expect(TextWidth.of(text) == 2)
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("👩‍👩‍👧", 2), ("❤️", 2), ("❤", 1),
    ("ａ", 2), ("🇨🇭", 2), ("\u{200B}", 0), ("…", 1), ("Ж", 1),
  ])
  func `width counts columns of a terminal`(text: String, width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("abc", 0, ""), ("abc", 1, "…"),
  ])
  func `text is cut at characters`(text: String, width: Int, expected: String) {
    #expect(TextWidth.truncated(text, to: width) == expected)
  }

  @Test func `wide text is padded by its width`() {
    #expect(TextWidth.padded("日本", to: 6) == "日本  ")
    #expect(TextWidth.padded("42", to: 5, alignRight: true) == "   42")
    #expect(TextWidth.padded("long", to: 2) == "long")
  }

  @Test func `the shortcuts agree with the table`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let step = WidthTable.widths.partitioningIndex { $0 >> 4 > value } - 1
      guard TextWidth.of(scalar) != Int(WidthTable.widths[step] & 0xF) else { continue }
      Issue.record("U+\(String(value, radix: 16)) is \(TextWidth.of(scalar)) columns wide.")
      return
    }
  }
}

extension [UInt32] {
  /// Returns the first index from which on all elements satisfy a condition.
  fileprivate func partitioningIndex(where predicate: (UInt32) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
