/// A sequence that a terminal sends for an event without a character: `ESC [`, parameters and a letter.
struct ControlSequence {
  /// The private marker before the parameters: `<`, `=`, `>` or `?`.
  private let mark: UInt8?
  /// The bytes between the parameters and the letter.
  private let intermediates: [UInt8]
  /// The numbers between semicolons, each with its subparameters after colons; 0 if omitted.
  private let parameters: [[Int]]
  private let final: Character

  /// - Parameters:
  ///   - bytes: The bytes between `ESC [` and the letter.
  ///   - final: The letter.
  init(bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    mark = rest.first.flatMap { 0x3C...0x3F ~= $0 ? $0 : nil }
    if mark != nil { rest = rest.dropFirst() }
    let numbers = rest.prefix { 0x30..<0x40 ~= $0 }
    intermediates = Array(rest.dropFirst(numbers.count))
    parameters = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
    self.final = Character(Unicode.Scalar(final))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { 0x30..<0x3A ~= $1 ? min($0 * 10 + Int($1) - 0x30, 0x10FFFF) : $0 }
  }

  private func parameter(_ index: Int, _ part: Int = 0) -> Int {
    guard index < parameters.count, part < parameters[index].count else { return 0 }
    return parameters[index][part]
  }

  var isPasteStart: Bool {
    mark == nil && intermediates.isEmpty && final == "~" && parameter(0) == 200
  }

  /// The event; `nil` if the sequence is of no interest.
  var event: InputEvent? {
    switch mark {
    case nil where !intermediates.isEmpty: nil
    case nil where final == "R" && parameter(0) > 1: .reply(.column(parameter(1)))
    case nil: key.map(InputEvent.key)
    case UInt8(ascii: "<"): mouse.map(InputEvent.mouse)
    case UInt8(ascii: "?"): reply.map(InputEvent.reply)
    default: nil
    }
  }

  /// The key of a sequence that began with `ESC O`.
  var singleShiftKey: KeyPress? {
    let modifiers = EventModifiers(parameter: parameter(parameters.count - 1 > 0 ? 1 : 0))
    if let key = Self.keypad[final] { return KeyPress(key, modifiers: modifiers) }
    if let key = Self.letters[final] { return KeyPress(key, modifiers: modifiers) }
    if let key = Self.rxvtArrows[final] { return KeyPress(key, modifiers: .control) }
    return nil
  }

  private var mouse: MouseEvent? {
    guard final == "M" || final == "m" else { return nil }
    return MouseEvent(
      button: parameter(0),
      column: parameter(1),
      row: parameter(2),
      isRelease: final == "m"
    )
  }

  private var reply: TerminalReply? {
    switch final {
    case "c": .deviceAttributes
    case "u": .keyProtocol
    case "y" where intermediates == [UInt8(ascii: "$")]:
      .mode(parameter(0), isSupported: (1...3).contains(parameter(1)))
    default: nil
    }
  }
}

// MARK: - Keys

extension ControlSequence {
  private var key: KeyPress? {
    // The second part of the modifiers is the event type: 3 means that the key was released.
    guard parameter(1, 1) != 3 else { return nil }
    let modifiers = EventModifiers(parameter: parameter(1))
    switch final {
    case "Z": return KeyPress(.tab, modifiers: modifiers.union(.shift))
    case "~" where parameter(0) == 27: return KeyPress(codePoint: parameter(2), modifiers: modifiers)
    case "~": return Self.numbered[parameter(0)].map { KeyPress($0, modifiers: modifiers) }
    case "^": return Self.numbered[parameter(0)].map { KeyPress($0, modifiers: .control) }
    case "@": return Self.numbered[parameter(0)].map { KeyPress($0, modifiers: [.control, .shift]) }
    case "u": return protocolKey(modifiers)
    default:
      if let key = Self.rxvtArrows[final] { return KeyPress(key, modifiers: .shift) }
      return parameter(0) <= 1 ? Self.letters[final].map { KeyPress($0, modifiers: modifiers) } : nil
    }
  }

  /// Returns the key of a sequence of the kitty keyboard protocol.
  private func protocolKey(_ modifiers: EventModifiers) -> KeyPress? {
    // Keys with Super, Hyper or Meta belong to the window system.
    guard max(0, parameter(1) - 1) & 0b11_1000 == 0 else { return nil }
    var (codePoint, shifted) = (parameter(0), parameter(0, 1))
    // A shortcut in another script is the one at the same place of a Latin keyboard.
    let isShortcut = modifiers.contains(.control) || modifiers.contains(.option)
    if isShortcut, codePoint > 0x7F, parameter(0, 2) > 0 { (codePoint, shifted) = (parameter(0, 2), 0) }
    // Without the protocol, these are the escape key, delete, tab and return.
    if modifiers == .control, let letter = UInt8(exactly: codePoint), "[hijm".utf8.contains(letter) {
      return KeyPress(control: letter & 0x1F)
    }
    return KeyPress(codePoint: codePoint, shifted: shifted, modifiers: modifiers)
  }

  private static let letters: [Character: KeyEquivalent] = [
    "A": .upArrow, "B": .downArrow, "C": .rightArrow, "D": .leftArrow, "F": .end, "H": .home,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  private static let rxvtArrows: [Character: KeyEquivalent] = [
    "a": .upArrow, "b": .downArrow, "c": .rightArrow, "d": .leftArrow,
  ]

  /// `CSI n ~`: the keys of a VT220 and those added by xterm, rxvt and the Linux console.
  private static let numbered: [Int: KeyEquivalent] = {
    var keys: [Int: KeyEquivalent] = [
      1: .home, 2: .insert, 3: .deleteForward, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
    let functions = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
    for (index, number) in functions.enumerated() { keys[number] = .function(index + 1) }
    return keys
  }()

  /// `ESC O` and a letter: the keypad in application mode.
  private static let keypad: [Character: KeyEquivalent] = {
    var keys: [Character: KeyEquivalent] = [
      "I": .tab, "M": .return, "X": "=", "j": "*", "k": "+", "l": ",", "m": "-", "n": ".", "o": "/",
    ]
    for (letter, digit) in zip("pqrstuvwxy", "0123456789") { keys[letter] = KeyEquivalent(digit) }
    return keys
  }()
}

extension EventModifiers {
  /// - Parameter parameter: The modifiers as xterm encodes them: one more than the sum of the bits; 0 if
  ///   omitted.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 { insert(.option) }
    if bits & 4 != 0 { insert(.control) }
  }
}

extension MouseEvent {
  /// - Parameters:
  ///   - button: The button, with the modifier bits that xterm adds to it.
  ///   - column: The column, from 1.
  ///   - row: The row, from 1.
  ///   - isRelease: Whether the button was released.
  /// - Returns: `nil` for anything but movements, the first button and the wheel.
  init?(button: Int, column: Int, row: Int, isRelease: Bool) {
    let place = Point(x: max(0, column - 1), y: max(0, row - 1))
    // Shift, Alt and Control are ignored.
    switch button & ~0b1_1100 {
    case 0: self.init(kind: isRelease ? .release : .press, location: place)
    case 32 where !isRelease: self.init(kind: .drag, location: place)
    case 35 where !isRelease: self.init(kind: .move, location: place)
    case 64 where !isRelease: self.init(kind: .scrollUp, location: place)
    case 65 where !isRelease: self.init(kind: .scrollDown, location: place)
    default: return nil
    }
  }
}
