import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct KeyPressTests {
  @Test(
    arguments: [
      (KeyPress("a"), "a"), (KeyPress("A"), "A"), (KeyPress("é"), "é"), (KeyPress("漢"), "漢"),
      (KeyPress(.space), " "), (KeyPress("a", modifiers: .shift), "a"),
      (KeyPress("a", modifiers: .control), nil),
      (KeyPress("a", modifiers: .option), nil), (KeyPress("a", modifiers: [.shift, .option]), nil),
      (KeyPress(.return), nil), (KeyPress(.tab), nil), (KeyPress(.escape), nil), (KeyPress(.delete), nil),
      (KeyPress(.deleteForward), nil), (KeyPress(.upArrow), nil), (KeyPress(.home), nil),
      (KeyPress(.insert), nil), (KeyPress(.function(1)), nil), (KeyPress(.function(35)), nil),
      (KeyPress("\u{7F}"), nil),
    ] as [(KeyPress, String?)]
  )
  func `only keys with a character type it`(press: KeyPress, characters: String?) {
    #expect(press.text == characters)
  }

  @Test func `function keys are numbered from 1 to 35`() {
    let keys = (1...35).map { KeyEquivalent.function($0) }
    #expect(Set(keys).count == 35)
    #expect(KeyEquivalent.function(0) == .function(1))
    #expect(KeyEquivalent.function(-5) == .function(1))
    #expect(KeyEquivalent.function(36) == .function(35))
    #expect(KeyEquivalent.function(.max) == .function(35))
    let others: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .insert, .deleteForward,
    ]
    #expect(Set(keys).isDisjoint(with: others))
  }

  @Test(
    arguments: [
      (0, []), (1, []), (2, .shift), (3, .option), (4, [.shift, .option]), (5, .control),
      (6, [.shift, .control]),
      (8, [.shift, .option, .control]), (9, []), (65, []), (-1, []),
    ] as [(Int, EventModifiers)]
  )
  func `modifiers are one more than the sum of their bits`(parameter: Int, modifiers: EventModifiers) {
    #expect(EventModifiers(parameter: parameter) == modifiers)
  }

  @Test(arguments: zip(UInt8(1)...26, "abcdefghijklmnopqrstuvwxyz"))
  func `a control character is Control and a letter, or a key with the same byte`(
    byte: UInt8,
    letter: Character
  ) {
    let press = KeyPress(control: byte)
    switch byte {
    case 0x08: #expect(press == KeyPress(.delete))
    case 0x09: #expect(press == KeyPress(.tab))
    case 0x0A, 0x0D: #expect(press == KeyPress(.return))
    default: #expect(press == KeyPress(KeyEquivalent(letter), modifiers: .control))
    }
  }

  @Test(
    arguments: [
      (0x1C, "\\"), (0x1D, "]"), (0x1E, "^"), (0x1F, "_"),
    ] as [(UInt8, KeyEquivalent)]
  )
  func `the last control characters are Control and a sign`(byte: UInt8, key: KeyEquivalent) {
    #expect(KeyPress(control: byte) == KeyPress(key, modifiers: .control))
  }

  @Test(
    arguments: [
      (97, 0, [], KeyPress("a")), (97, 65, .shift, KeyPress("A")), (97, 0, .shift, KeyPress("A")),
      (49, 33, .shift, KeyPress("!")), (223, 0, .shift, KeyPress("ß")), (246, 214, .shift, KeyPress("Ö")),
      (97, 65, [.shift, .control], KeyPress("a", modifiers: [.shift, .control])),
      (97, 0, [.shift, .option], KeyPress("A", modifiers: .option)), (13, 0, [], KeyPress(.return)),
      (9, 0, .shift, KeyPress(.tab, modifiers: .shift)),
      (127, 0, .control, KeyPress(.delete, modifiers: .control)),
      (27, 0, [], KeyPress(.escape)), (0x1F469, 0, [], KeyPress("👩")),
      (57376, 0, [], KeyPress(.function(13))),
      (57398, 0, [], KeyPress(.function(35))), (57399, 0, [], KeyPress("0")), (57408, 0, [], KeyPress("9")),
      (57414, 0, [], KeyPress(.return)), (57426, 0, [], KeyPress(.deleteForward)),
    ] as [(Int, Int, EventModifiers, KeyPress)]
  )
  func `a code point is its key`(code: Int, shifted: Int, modifiers: EventModifiers, press: KeyPress) {
    #expect(KeyPress(codePoint: code, shifted: shifted, modifiers: modifiers) == press)
  }

  @Test(arguments: [0, -1, 0x80, 0x9F, 0xD800, 0xF700, 57358, 57441, 0x110000, .max])
  func `a code point that types nothing and isn't a key is ignored`(code: Int) {
    for modifiers: EventModifiers in [[], .shift, .control] {
      #expect(KeyPress(codePoint: code, modifiers: modifiers) == nil)
    }
  }
}
