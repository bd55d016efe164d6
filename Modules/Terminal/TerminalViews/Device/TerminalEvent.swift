import Foundation

/// An event at a terminal.
enum TerminalEvent: Hashable, Sendable {
  case input(InputEvent)
  case resized(Size)
  /// The device has taken the terminal again after the process was stopped. The screen's old content is lost.
  case resumed
  /// The terminal has reported more of its capabilities.
  case capabilitiesChanged
  /// All output has been written after ``TerminalDevice/isBusy`` was `true`.
  case ready
  /// The terminal was disconnected. No event follows.
  case ended
}

/// The reason why a terminal can't be used.
enum TerminalFailure: Error, Hashable, CustomStringConvertible {
  /// The input or the output is a file or a pipe.
  case notATerminal
  /// The terminal declares that it can't move its cursor.
  case dumb
  /// Another device of this process handles the signals.
  case inUse
  /// A system call failed.
  case system(call: String, code: Int32)

  var description: String {
    switch self {
    case .notATerminal: "the full-screen interface needs a terminal for its input and its output"
    case .dumb: "the terminal cannot show a full screen (TERM is \"dumb\")"
    case .inUse: "the terminal is in use already"
    case .system(let call, let code):
      "the terminal cannot be used: \(call): \(String(cString: strerror(code)))"
    }
  }
}

/// The capabilities that a terminal has reported.
struct TerminalCapabilities: Hashable, Sendable {
  /// Synchronized output: an update is shown all at once (private mode 2026).
  var synchronizedOutput = false
  /// Margins at the left and right (private mode 69).
  var columnMargins = false
  /// Glyphs are repeated on command (REP), also others than those of ASCII.
  var repetition = false
  /// Pictures by the kitty graphics protocol.
  var kittyGraphics = false
  /// Keys by the kitty keyboard protocol.
  var keyProtocol = false
  /// The brightness of the background; `nil` if the terminal hasn't reported it.
  var background: ScreenTheme.Background?
}
