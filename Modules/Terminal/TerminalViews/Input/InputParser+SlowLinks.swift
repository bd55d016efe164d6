/// The rest of sequences that a slow link cuts.
extension InputParser {
  /// Parses bytes after an ESC that was taken as a key, if they turn out to be the rest of a sequence. Typing
  /// can't produce `[A` or `]11;` in one read.
  mutating func takeLateRest(_ bytes: [UInt8]) -> [InputEvent]? {
    guard bytes.count > 1 else { return nil }
    var parser = InputParser()
    let events = parser.feed([0x1B] + bytes)
    if !beginsReply(bytes) {
      guard bytes[0] == UInt8(ascii: "[") || bytes[0] == UInt8(ascii: "O"),
        case .key(let press)? = events.first,
        press.text == nil
      else { return nil }
    }
    self = parser
    return events
  }

  /// Returns whether bytes after an ESC begin the terminal's reply with its background color (xterm, OSC 11).
  func beginsReply(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "]11;".utf8) }
}
