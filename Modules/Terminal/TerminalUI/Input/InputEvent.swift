/// An event read from a terminal.
enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  /// Text pasted in one piece (bracketed paste).
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal's reply to a query for its capabilities.
  case reply(TerminalReply)
}

/// A mouse action and its location.
struct MouseEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case press, release, scrollUp, scrollDown
  }

  var kind: Kind
  var location: Point
}

/// A terminal's reply to a query.
enum TerminalReply: Hashable, Sendable {
  /// The private mode is known (DECRPM): `2026` is synchronized output.
  case mode(Int, isSupported: Bool)
  /// The kitty graphics protocol is supported.
  case kittyGraphics
  /// Primary device attributes (DA1), sent after all other replies.
  case deviceAttributes
}
