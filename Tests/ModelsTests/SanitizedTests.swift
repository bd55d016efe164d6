import Models
import Testing

@Suite struct SanitizedTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("", ""),
    ("ä ß 漢字 😀 👩‍👩‍👧 e\u{301}", "ä ß 漢字 😀 👩‍👩‍👧 e\u{301}"),
    ("שלום عربى", "שלום عربى"),
    ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
    ("\u{1B}]0;title\u{07}", "]0;title"),
    ("\u{9B}31m", "31m"),
    ("a\u{0}b\u{7F}c\u{9D}d", "abcd"),
    ("one\ntwo\r\nthree\rfour\tfive", "one two three four five"),
    ("one\u{2028}two\u{2029}three\u{85}four", "one two three four"),
    ("user\u{202E}gpj.exe\u{202C}", "usergpj.exe"),
    ("\u{2066}a\u{2069}\u{200E}b\u{200F}c\u{61C}d", "abcd"),
  ])
  func `what steers or deceives is removed`(text: String, expected: String) {
    #expect(Array(text.sanitized.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `every control and bidirectional character is removed`() {
    for value in Array(0...0x1F) + Array(0x7F...0x9F) + Array(0x202A...0x202E) + Array(0x2066...0x2069) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let text = "a\(Character(scalar))b".sanitized
      #expect(["ab", "a b"].contains(text), "U+\(String(value, radix: 16))")
    }
  }

  @Test func `sanitizing twice is the same as once`() {
    let text = "\r\n\u{1B}\u{202E}\n\r x".sanitized
    #expect(text.sanitized == text)
  }
}
