extension KeyPress {
  /// Creates the key press that sends a control character.
  ///
  /// - Parameter byte: The control character: below 0x20, or 0x7F.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self.init(.space, modifiers: .control)
    case 0x08, 0x7F: self.init(.delete)
    case 0x09: self.init(.tab)
    // Line feeds come from piped input, and from terminals that translate the return key.
    case 0x0A, 0x0D: self.init(.return)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A:
      self.init(KeyEquivalent(Character(Unicode.Scalar(byte | 0x60))), modifiers: .control)
    default: self.init(KeyEquivalent(Character(Unicode.Scalar(byte | 0x40))), modifiers: .control)
    }
  }

  /// Creates a key press from a code point, as sent by the kitty keyboard protocol and xterm's
  /// `modifyOtherKeys`.
  ///
  /// - Parameters:
  ///   - codePoint: The character without Shift, or the protocol's number for the key.
  ///   - shifted: The character with Shift; 0 if unknown.
  ///   - modifiers: The modifier keys held with it.
  /// - Returns: `nil` for keys that do nothing by themselves.
  init?(codePoint: Int, shifted: Int = 0, modifiers: EventModifiers) {
    switch codePoint {
    case 0: return nil
    case 0x01..<0x20, 0x7F:
      let press = KeyPress(control: UInt8(codePoint))
      self.init(press.key, modifiers: press.modifiers.union(modifiers))
    case 57376...57398: self.init(.function(codePoint - 57376 + 13), modifiers: modifiers)
    case 57399...57408:
      self.init(KeyEquivalent(Character(Unicode.Scalar(UInt8(codePoint - 57399 + 48)))), modifiers: modifiers)
    case 57344..<63744:
      guard let key = Self.keypad[codePoint] else { return nil }
      self.init(key, modifiers: modifiers)
    default:
      guard var scalar = UInt32(exactly: codePoint).flatMap(Unicode.Scalar.init), scalar.value >= 0x20,
        !(0x7F..<0xA0).contains(scalar.value)
      else { return nil }
      var modifiers = modifiers
      if modifiers.contains(.shift), !modifiers.contains(.control) {
        let capital = UInt32(exactly: shifted).flatMap(Unicode.Scalar.init) ?? scalar
        scalar = capital.value > 0x20 ? capital : scalar
        if shifted == 0 {
          let upper = scalar.properties.uppercaseMapping.unicodeScalars
          if let only = upper.first, upper.count == 1 { scalar = only }
        }
        modifiers.remove(.shift)
      }
      guard !(0x7F..<0xA0).contains(scalar.value), !(0xF700...0xF8FF).contains(scalar.value) else {
        return nil
      }
      self.init(KeyEquivalent(Character(scalar)), modifiers: modifiers)
    }
  }

  private static let keypad: [Int: KeyEquivalent] = [
    57409: ".", 57410: "/", 57411: "*", 57412: "-", 57413: "+", 57414: .return, 57415: "=", 57416: ",",
    57417: .leftArrow, 57418: .rightArrow, 57419: .upArrow, 57420: .downArrow, 57421: .pageUp,
    57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .deleteForward,
  ]
}
