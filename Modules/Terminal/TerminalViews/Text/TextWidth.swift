/// The width of text in terminal columns.
///
/// Characters of class W or F in Unicode's East Asian Width (UAX #11) are wide, including those with emoji
/// presentation. Combining and format characters have no width. See ``WidthTable`` for the Unicode version.
public enum TextWidth {
  /// Returns the width of one line of text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func of(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// Returns the text cut to a width. If anything is cut off, an ellipsis takes the last column.
  ///
  /// A wide character that doesn't fit is left out entirely, so the result may be one column narrower.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func truncated(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let next = of(character)
      if used + next > width - 1 { break }
      result.append(character)
      used += next
    }
    return result + "…"
  }

  /// Returns the text padded with spaces to a width.
  public static func padded(_ text: String, to width: Int, alignRight: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - of(text)))
    return alignRight ? padding + text : text + padding
  }

  /// Returns the width of a grapheme cluster: 0, 1 or 2.
  ///
  /// A cluster of several scalars (flag, family, skin tone, Hangul syllable, accented letter) is as wide as
  /// its widest scalar. The emoji variation selector makes a character two columns wide, and the text
  /// variation selector makes it one.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let second = scalars.index(after: scalars.startIndex)
    guard second < scalars.endIndex else { return of(first) }
    if isVariationBase(first) {
      switch scalars[second].value {
      case 0xFE0F: return 2
      case 0xFE0E: return scalars.contains { $0.value == 0x200D } ? 2 : 1
      default: break
      }
    }
    if 0x1F1E6...0x1F1FF ~= first.value { return 2 }
    return scalars.reduce(0) { max($0, of($1)) }
  }

  /// Returns the width of a single scalar.
  ///
  /// - Complexity: O(log *n*) in the size of the table; O(1) for most common characters.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F, 0xAE..<0x300: 1
    case 0x2500..<0x25FD, 0x2190..<0x2300: 1
    case 0x4E00..<0xA000, 0xAC00..<0xD7A4: 2
    default: Int(value(at: scalar.value, in: WidthTable.widths))
    }
  }

  private static func isVariationBase(_ scalar: Unicode.Scalar) -> Bool {
    value(at: scalar.value, in: WidthTable.variationBases) == 1
  }

  /// Returns the value of a scalar in a table: the last digit of the last entry that isn't above the scalar.
  private static func value(at scalar: UInt32, in table: [UInt32]) -> UInt32 {
    var low = 0
    var high = table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] >> 4 <= scalar { low = middle } else { high = middle }
    }
    return table[low] & 0xF
  }
}
