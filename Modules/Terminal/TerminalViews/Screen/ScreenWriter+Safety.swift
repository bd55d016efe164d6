/// The text that may be written to a terminal.
extension ScreenWriter {
  /// Returns whether a scalar moves the cursor only by the width that it draws.
  static func isDrawable(_ glyph: UInt32) -> Bool {
    if 0x20..<0x7F ~= glyph { return true }
    guard let scalar = Unicode.Scalar(glyph) else { return false }
    return isHarmless(scalar) && TextWidth.of(scalar) > 0
  }

  /// Returns whether a scalar isn't a control character.
  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xA0 || 0x20..<0x7F ~= scalar.value
  }

  /// Returns the address as it may appear in a sequence; `nil` if it is empty or too long for terminals.
  static func address(_ link: String) -> String? {
    var result = ""
    for byte in link.utf8 {
      if 0x21..<0x7F ~= byte {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result.isEmpty || result.utf8.count > 2083 ? nil : result
  }
}
