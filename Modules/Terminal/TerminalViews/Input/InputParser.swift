/// A parser that turns the bytes sent by a terminal into keys, pastes, mouse events and replies.
///
/// The bytes may be split anywhere: an incomplete sequence is kept until the rest arrives. Only the escape
/// key needs a clock, because its byte also begins every sequence. The caller therefore calls ``flush()``
/// when nothing has followed for ``flushDelay``. Unknown sequences are consumed whole.
struct InputParser {
  private enum State {
    case ground
    /// Within a multibyte character.
    case character
    /// After an ESC.
    case escape
    /// After `ESC [`: parameters, up to a letter.
    case control
    /// After `ESC [ [`, as the Linux console begins F1 to F5.
    case consoleFunction
    /// After `ESC [ M`: three bytes, from a terminal that supports only the oldest mouse protocol.
    case legacyMouse
    /// After `ESC O`.
    case single
    /// After ESC and this byte: a string for programs, up to `ESC \`.
    case string(UInt8)
    case stringEscape(UInt8)
    case paste
  }

  private var state = State.ground
  /// The bytes so far of a sequence, a character or a paste.
  private var buffer: [UInt8] = []
  /// Whether an ESC came directly before the character, which means that Alt was held.
  private var isMeta = false
  /// The number of matched bytes of the sequence that ends a paste.
  private var matchedOfPasteEnd = 0
  /// Whether an ESC has just been taken as the escape key.
  private var hasFlushedEscape = false
  /// Whether a paste has stalled: nothing has arrived for a while.
  private var isStalled = false
  private var events: [InputEvent] = []

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private static let longestSequence = 64
  private static let longestPaste = 1 << 20

  /// Whether ``flush()`` would act on the bytes so far.
  var isWaiting: Bool { flushDelay != nil }

  /// The time to wait for more bytes before calling ``flush()``; `nil` if there is nothing to wait for.
  var flushDelay: Duration? {
    switch state {
    case .escape: .milliseconds(50)
    case .string where buffer.isEmpty: .milliseconds(50)
    case .string(let introducer), .stringEscape(let introducer):
      // Only the rest of a reply to our query can follow, however slow the link is.
      beginsReply([introducer] + buffer) ? .seconds(5) : .milliseconds(500)
    case .paste: isStalled ? nil : .seconds(2)
    case .ground, .character, .control, .consoleFunction, .legacyMouse, .single: nil
    }
  }

  /// Parses bytes from the terminal.
  ///
  /// - Parameter bytes: The bytes, split anywhere. An incomplete end is kept.
  /// - Returns: The complete events.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    if hasFlushedEscape {
      hasFlushedEscape = false
      if let events = takeLateRest(Array(bytes)) { return events }
    }
    for byte in bytes { take(byte) }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Handles a pause: nothing has arrived for ``flushDelay``.
  ///
  /// A single ESC was the escape key; if the rest of a sequence comes later after all, it isn't typed as
  /// text. `ESC [` and `ESC O` are kept without a limit: they begin every cursor key, and the rest may be
  /// late on a slow link. A string without an end is dropped, so line noise can't swallow the keys that
  /// follow.
  mutating func flush() -> [InputEvent] {
    switch state {
    case .escape, .stringEscape:
      emit(.escape)
      reset()
      hasFlushedEscape = true
    case .string(let introducer):
      if buffer.isEmpty { emit(character: Unicode.Scalar(introducer), modifiers: .option) }
      reset()
    case .paste: isStalled = true
    case .ground, .character, .control, .consoleFunction, .legacyMouse, .single: break
    }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  private mutating func reset(to next: State = .ground) {
    state = next
    buffer.removeAll(keepingCapacity: true)
    isMeta = false
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeInGround(byte)
    case .character: takeInCharacter(byte)
    case .escape: takeAfterEscape(byte)
    case .control: takeInControl(byte)
    case .consoleFunction: takeConsoleFunction(byte)
    case .legacyMouse: takeLegacyMouse(byte)
    case .single: takeInSingle(byte)
    case .string(let introducer): takeInString(byte, introducer)
    case .stringEscape(let introducer): takeAfterStringEscape(byte, introducer)
    case .paste: takeInPaste(byte)
    }
  }

  /// Drops a sequence that can't contain the byte, and starts again with the byte.
  private mutating func abandon(for byte: UInt8) {
    reset()
    takeInGround(byte)
  }
}

// MARK: - Characters and keys of one byte

extension InputParser {
  private mutating func takeInGround(_ byte: UInt8) {
    let modifiers: EventModifiers = isMeta ? .option : []
    switch byte {
    case 0x1B: reset(to: .escape)
    case 0x00...0x1F, 0x7F: emit(control: byte, modifiers: modifiers)
    case 0x20..<0x7F: emit(character: Unicode.Scalar(byte), modifiers: modifiers)
    case 0xC2...0xF4:
      buffer.append(byte)
      state = .character
    default: emit(character: "\u{FFFD}", modifiers: modifiers)
    }
  }

  private mutating func takeInCharacter(_ byte: UInt8) {
    guard Self.continues(buffer, with: byte) else {
      emit(character: "\u{FFFD}", modifiers: isMeta ? .option : [])
      return abandon(for: byte)
    }
    buffer.append(byte)
    guard buffer.count == Self.length(of: buffer[0]) else { return }
    let scalar = String(decoding: buffer, as: UTF8.self).unicodeScalars.first
    emit(character: scalar ?? "\u{FFFD}", modifiers: isMeta ? .option : [])
    reset()
  }

  private static func length(of lead: UInt8) -> Int { lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

  /// Returns whether the byte can continue the character (The Unicode Standard, table 3-7).
  private static func continues(_ start: [UInt8], with byte: UInt8) -> Bool {
    guard start.count == 1 else { return 0x80...0xBF ~= byte }
    return switch start[0] {
    case 0xE0: 0xA0...0xBF ~= byte
    case 0xED: 0x80...0x9F ~= byte
    case 0xF0: 0x90...0xBF ~= byte
    case 0xF4: 0x80...0x8F ~= byte
    default: 0x80...0xBF ~= byte
    }
  }

  private mutating func emit(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    events.append(.key(KeyPress(key, modifiers: modifiers)))
  }

  private mutating func emit(control byte: UInt8, modifiers: EventModifiers) {
    let press = KeyPress(control: byte)
    emit(press.key, modifiers: press.modifiers.union(modifiers))
    isMeta = false
  }

  /// Emits a typed character. ``KeyEquivalent`` uses private-use characters for special keys, so those are
  /// ignored here.
  private mutating func emit(character scalar: Unicode.Scalar, modifiers: EventModifiers) {
    isMeta = false
    guard !(0x7F..<0xA0).contains(scalar.value), !(0xF700...0xF8FF).contains(scalar.value) else { return }
    emit(KeyEquivalent(Character(scalar)), modifiers: modifiers)
  }
}

// MARK: - Sequences

extension InputParser {
  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): reset(to: .control)
    case UInt8(ascii: "O"): reset(to: .single)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      reset(to: .string(byte))
    case 0x1B: emit(.escape)
    default:
      reset()
      isMeta = true
      takeInGround(byte)
    }
  }

  private mutating func takeInControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where buffer.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where buffer.isEmpty: state = .legacyMouse
    case 0x20..<0x40: if buffer.count < Self.longestSequence { buffer.append(byte) }
    case 0x40..<0x7F:
      let sequence = ControlSequence(bytes: buffer, final: byte)
      if sequence.isPasteStart { return reset(to: .paste) }
      if buffer.count < Self.longestSequence, let event = sequence.event { events.append(event) }
      reset()
    default: abandon(for: byte)
    }
  }

  private mutating func takeConsoleFunction(_ byte: UInt8) {
    guard 0x20..<0x7F ~= byte else { return abandon(for: byte) }
    if UInt8(ascii: "A")...UInt8(ascii: "E") ~= byte { emit(.function(Int(byte) - 0x40)) }
    reset()
  }

  private mutating func takeLegacyMouse(_ byte: UInt8) {
    guard byte >= 0x20 else { return abandon(for: byte) }
    buffer.append(byte)
    guard buffer.count == 3 else { return }
    let parts = buffer.map { Int($0) - 32 }
    let isRelease = parts[0] & 0b0110_0011 == 3
    let button = isRelease ? parts[0] & ~3 : parts[0]
    if let event = MouseEvent(button: button, column: parts[1], row: parts[2], isRelease: isRelease) {
      events.append(.mouse(event))
    }
    reset()
  }

  private mutating func takeInSingle(_ byte: UInt8) {
    switch byte {
    case 0x30..<0x3C: if buffer.count < Self.longestSequence { buffer.append(byte) }
    case 0x20..<0x7F:
      if let press = ControlSequence(bytes: buffer, final: byte).singleShiftKey { events.append(.key(press)) }
      reset()
    default: abandon(for: byte)
    }
  }

  private mutating func takeInString(_ byte: UInt8, _ introducer: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape(introducer)
    case 0x07: endString(introducer)
    case 0x00..<0x20, 0x7F: abandon(for: byte)
    default: if buffer.count < Self.longestSequence { buffer.append(byte) }
    }
  }

  private mutating func takeAfterStringEscape(_ byte: UInt8, _ introducer: UInt8) {
    guard byte == UInt8(ascii: "\\") else {
      reset(to: .escape)
      return takeAfterEscape(byte)
    }
    endString(introducer)
  }

  private mutating func endString(_ introducer: UInt8) {
    if let reply = TerminalReply(introducer: introducer, text: buffer) { events.append(.reply(reply)) }
    reset()
  }

  private mutating func takeInPaste(_ byte: UInt8) {
    // A terminal that never ends a paste must not block the keyboard forever.
    if isStalled, byte == 0x03 {
      reset()
      (isStalled, matchedOfPasteEnd) = (false, 0)
      return takeInGround(byte)
    }
    isStalled = false
    if byte == Self.pasteEnd[matchedOfPasteEnd] {
      matchedOfPasteEnd += 1
      guard matchedOfPasteEnd == Self.pasteEnd.count else { return }
      matchedOfPasteEnd = 0
      let text = PasteText.sanitized(buffer)
      if !text.isEmpty { events.append(.paste(text)) }
      return reset()
    }
    if buffer.count < Self.longestPaste {
      buffer.append(contentsOf: Self.pasteEnd[..<matchedOfPasteEnd])
      if byte != 0x1B { buffer.append(byte) }
    }
    // ESC occurs in the end sequence only as its first byte.
    matchedOfPasteEnd = byte == 0x1B ? 1 : 0
  }
}
