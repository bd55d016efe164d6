/// How many columns of a terminal text takes up.
///
/// Wide are the characters that Unicode's East Asian Width (UAX #11) has as W or F, among them those with emoji
/// presentation; combining and format characters take up nothing. ``WidthTable`` says which version it is of.
public enum TextWidth {
  /// The width of a text of one line.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func of(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// The text, cut to a width; where something is cut off, an ellipsis takes the last column.
  ///
  /// A wide character that does not fit is left out whole, so that the result may be a column narrower.
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

  /// The text, filled up with spaces to a width.
  public static func padded(_ text: String, to width: Int, alignRight: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - of(text)))
    return alignRight ? padding + text : text + padding
  }

  /// The width of one character, as a person counts characters: 0, 1 or 2.
  ///
  /// What is joined to one glyph (flags, families, skin tones, Hangul syllables of several letters, letters with
  /// accents) is as wide as the widest of its parts. A variation selector makes an emoji two columns wide, and
  /// the one for text makes it one.
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

  /// The width of one scalar that stands alone.
  ///
  /// - Complexity: O(log *n*) in the size of the table; O(1) for most of what text is made of.
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

  /// What a table says of a scalar: the last digit of the last step that is not above it.
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
