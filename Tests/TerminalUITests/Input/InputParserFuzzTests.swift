import Platform
import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct InputParserFuzzTests {
  @Test(arguments: 0..<300)
  func `where the bytes are cut makes no difference`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let bytes = Self.bytes(using: &random)
    let whole = InputParserTests.events(bytes)
    for _ in 0..<5 {
      var parser = InputParser()
      var events: [InputEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(rest.count, 7), using: &random)
        events += parser.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(events == whole)
    }
  }

  @Test(arguments: 0..<100)
  func `flushing anywhere never crashes`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var parser = InputParser()
    for byte in Self.bytes(using: &random) {
      _ = parser.feed([byte])
      if Int.random(in: 0..<4, using: &random) == 0 { _ = parser.flush() }
    }
    _ = parser.flush()
    #expect(parser.flushDelay != .zero)
  }

  /// Returns random bytes in which those that begin and end sequences are more frequent.
  private static func bytes(using random: inout SplitMix64) -> [UInt8] {
    let pieces = [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}_G", "\u{1B}\\", "\u{1B}[<", ";",
      "M",
      "1", "9999999999999999999999", "é", "👩‍👩‍👧", "\r\n", "\u{3}", "u", "~", ":", "$y", "?",
    ].map { Array($0.utf8) }
    return (0..<200).flatMap { _ in
      Bool.random(using: &random)
        ? [UInt8.random(in: 0...255, using: &random)] : pieces.randomElement(using: &random) ?? []
    }
  }
}
