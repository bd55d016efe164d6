import Models
import Testing

/// Text of services loses what steers a terminal or reorders letters, and nothing else.
struct SanitizedTextTests {
  private func scalars(_ text: some StringProtocol) -> [UInt32] { text.sanitized.unicodeScalars.map(\.value) }

  @Test(arguments: [
    "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{A0}", "\u{AD}", "\u{E000}", "\u{1F3F4}\u{E0067}\u{E007F}",
    "\u{20E3}",
    "\u{FFFD}", "\u{10FFFF}", "~", " ", "\u{2065}", "\u{202F}", "\u{206A}", "\u{2027}",
  ])
  func `joiners, spaces and rare characters stay`(text: String) {
    #expect(scalars("a\(text)b") == "a\(text)b".unicodeScalars.map(\.value))
  }

  @Test(arguments: [
    "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\r\n",
  ])
  func `a line break or tab is one space`(text: String) {
    #expect("a\(text)b".sanitized == "a b")
    #expect(text.sanitized == " ")
  }

  @Test(arguments: [
    ("\n\r", "  "), ("\r\r\n\n", "   "), ("\r\u{1B}\n", "  "), ("\r\n\r\n", "  "), ("\u{2028}\n", "  "),
  ])
  func `only a carriage return and the line feed behind it are one break`(text: String, expected: String) {
    #expect(text.sanitized == expected)
  }

  @Test(arguments: [
    ("\u{1B}]8;;https://example.com\u{1B}\\link\u{1B}]8;;\u{1B}\\", "]8;;https://example.com\\link]8;;\\"),
    ("\u{1B}P1$r\u{1B}\\", "P1$r\\"), ("\u{90}q\u{9C}", "q"), ("\u{8}\u{8}\u{8}rm", "rm"), ("\u{1B}c", "c"),
    ("\u{1B}\u{1B}[A", "[A"), ("\u{0}", ""), ("50\u{202D}1", "501"), ("a\u{FEFF}\u{1B}b", "a\u{FEFF}b"),
  ])
  func `an escape sequence is left as plain text`(text: String, expected: String) {
    #expect(scalars(text) == expected.unicodeScalars.map(\.value))
  }

  @Test func `what is removed is the same in every place of a text`() {
    for scalar in "\u{1B}\u{202E}\u{7F}\u{9B}\u{2069}\u{61C}".unicodeScalars {
      let mark = String(scalar)
      #expect("\(mark)ab".sanitized == "ab")
      #expect("a\(mark)b".sanitized == "ab")
      #expect("ab\(mark)".sanitized == "ab")
      #expect("\(mark)\(mark)".sanitized == "")
    }
  }

  @Test func `a part of a text is sanitized alone`() {
    let text = "\u{1B}[1mbold\u{1B}[0m and \u{202E}back"
    #expect(text.dropFirst(4).prefix(4).sanitized == "bold")
    #expect(text.suffix(5).sanitized == "back")
  }

  @Test func `every scalar but controls and marks of direction stays`() {
    var removed: [UInt32] = []
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar).sanitized
      if text.isEmpty {
        removed.append(value)
      } else if text != " " {
        #expect(text.unicodeScalars.first == scalar)
      }
    }
    let breaks: [ClosedRange<UInt32>] = [0x09...0x0D, 0x85...0x85]
    let controls = (Array(0...0x1F) + Array(0x7F...0x9F)).filter { code in !breaks.contains { $0 ~= code } }
    let directions: [UInt32] = [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    #expect(removed == controls + directions)
  }
}
