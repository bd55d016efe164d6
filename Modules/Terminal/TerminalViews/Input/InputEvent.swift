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
    /// A movement to another cell with the button held.
    case drag
    /// A movement to another cell without a button.
    case move
  }

  var kind: Kind
  var location: Point
}

/// A terminal's reply to a query.
enum TerminalReply: Hashable, Sendable {
  /// The private mode is known (DECRPM): `2026` is synchronized output, `69` margins at the left and right.
  case mode(Int, isSupported: Bool)
  /// The column of the cursor, from 1 (CPR). Reports from the first row are left out: they look like F3 with Alt.
  case column(Int)
  /// The kitty keyboard protocol is supported.
  case keyProtocol
  /// The kitty graphics protocol is supported.
  case kittyGraphics
  /// The color of the background (OSC 11).
  case background(ScreenTheme.Background)
  /// Primary device attributes (DA1), sent after all other replies.
  case deviceAttributes
}

extension TerminalReply {
  /// Returns the reply in a string sequence; `nil` if it is of no interest.
  ///
  /// - Parameters:
  ///   - introducer: The byte after ESC.
  ///   - text: The bytes of the string.
  init?(introducer: UInt8, text: [UInt8]) {
    switch introducer {
    case UInt8(ascii: "]") where text.starts(with: "11;".utf8):
      let report = String(decoding: text.dropFirst(3), as: UTF8.self)
      guard let background = ScreenTheme.Background(report: report) else { return nil }
      self = .background(background)
    case UInt8(ascii: "_") where text.first == UInt8(ascii: "G"):
      guard text.drop(while: { $0 != UInt8(ascii: ";") }).elementsEqual(";OK".utf8) else { return nil }
      self = .kittyGraphics
    default: return nil
    }
  }
}
