import Foundation

/// What happens at a terminal.
enum TerminalEvent: Hashable, Sendable {
  case input(InputEvent)
  case resized(Size)
  /// The terminal is ours again after the process was stopped; nothing of what it showed is left.
  case resumed
  /// More is known of what the terminal can do.
  case capabilitiesChanged
  /// What was written has left, after ``TerminalDevice/isBusy`` said that it had not.
  case ready
  /// The terminal is gone. No event follows.
  case ended
}

/// Why a terminal cannot be used.
enum TerminalFailure: Error, Hashable, CustomStringConvertible {
  /// What is to be read from or written to is a file or a pipe.
  case notATerminal
  /// The terminal says that it cannot move its cursor.
  case dumb
  /// Another device of this process has the signals.
  case inUse
  /// The system refused.
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

/// What a terminal has said that it can do.
struct TerminalCapabilities: Hashable, Sendable {
  /// It shows an update at once (private mode 2026).
  var synchronizedOutput = false
  /// It draws pictures by the kitty graphics protocol.
  var kittyGraphics = false
}
