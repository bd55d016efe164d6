/// What comes from a terminal.
enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  /// Text that was pasted in one piece (bracketed paste).
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal's answer to a question about what it can do.
  case reply(TerminalReply)
}

/// What a mouse did, and where.
struct MouseEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case press, release, scrollUp, scrollDown
  }

  var kind: Kind
  var location: Point
}

/// What a terminal says of itself.
enum TerminalReply: Hashable, Sendable {
  /// The private mode is known (DECRPM): `2026` is synchronized output.
  case mode(Int, isSupported: Bool)
  /// The kitty graphics protocol was understood.
  case kittyGraphics
  /// Primary device attributes (DA1): the answer that comes after all others.
  case deviceAttributes
}
