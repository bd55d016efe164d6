import Models

/// Sanitizing of pasted text, so that it is safe to show and to send.
enum PasteText {
  /// Returns the text without escape sequences and control characters. Line endings become line feeds.
  ///
  /// - Complexity: O(*n*) in the length.
  static func sanitized(_ bytes: [UInt8]) -> String {
    let text = String(decoding: withoutSequences(bytes), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(\.sanitized)
      .joined(separator: "\n")
  }

  /// Returns the bytes without escape sequences, and with `\n` for each line ending.
  private static func withoutSequences(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x1B: index = end(ofSequenceAt: index, in: bytes)
      case 0x0D:
        result.append(0x0A)
        index += index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      case let byte:
        result.append(byte)
        index += 1
      }
    }
    return result
  }

  /// Returns the index after the sequence. A byte that can't be part of the sequence ends it.
  private static func end(ofSequenceAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    guard index < bytes.count else { return index }
    switch bytes[index] {
    case UInt8(ascii: "["):
      index += 1
      while index < bytes.count, 0x20..<0x40 ~= bytes[index] { index += 1 }
      return index < bytes.count && 0x40..<0x7F ~= bytes[index] ? index + 1 : index
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      index += 1
      while index < bytes.count, bytes[index] >= 0x20 { index += 1 }
      if index < bytes.count, bytes[index] == 0x07 { return index + 1 }
      if index + 1 < bytes.count, bytes[index] == 0x1B, bytes[index + 1] == UInt8(ascii: "\\") {
        return index + 2
      }
      return index
    case 0x20..<0x7F: return index + 1
    default: return index
    }
  }
}
