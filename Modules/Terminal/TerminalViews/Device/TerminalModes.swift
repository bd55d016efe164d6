import Foundation
import Models

/// The modes for a full screen, and the way back.
struct TerminalModes: Sendable {
  /// The sequences that enter the modes.
  let entering: [UInt8]
  /// The sequences that leave them. They work in the middle of any sequence: CAN ends most of them, ST the
  /// rest.
  let leaving: [UInt8]
  /// The sequences that make a terminal with the kitty keyboard protocol send each key so that it can't be mistaken: the
  /// escape key isn't the beginning of a sequence, and letters are known by their place on a Latin keyboard. What was
  /// pushed before, as by a device that the system stopped and continued, is popped.
  static let enteringKeys = Array("\u{1B}[<u\u{1B}[>5u".utf8)
  /// The sequence that ends this. Like ``leaving``, it works in the middle of any other. It comes before ``leaving``, because
  /// the alternate screen has a mode that isn't the shell's.
  static let leavingKeys = Array("\u{18}\u{1B}\\\u{1B}[<u".utf8)
  /// The queries for capabilities; empty if the terminal isn't asked. Every terminal answers the last one.
  let queries: [UInt8]
  /// Whether the terminal's window has a title, and the terminal a clipboard.
  let hasWindow: Bool
  /// Whether only lines of text are written, so that keys arrive at once and all else stays as it is.
  let isPlain: Bool

  /// The column of the cursor, from 1, after the query for repetition, if the terminal repeats glyphs.
  static let columnAfterRepetition = 4

  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - isPlain: Whether only lines of text are written.
  init(environment: [String: String], isPlain: Bool = false) {
    self.isPlain = isPlain
    guard !isPlain else {
      (entering, leaving, queries, hasWindow) = ([], [], [], false)
      return
    }
    // Alternate screen, no cursor, no wrapping, cursor keys as sequences, bracketed paste, mouse.
    let modes: [(String, enter: String, leave: String)] = [
      ("alternate screen", "?1049h", "?1049l"), ("cursor", "?25l", "?25h"), ("wrapping", "?7l", "?7h"),
      ("application cursor keys", "?1l", "?1l"), ("bracketed paste", "?2004h", "?2004l"),
      ("mouse buttons", "?1000h", "?1000l"), ("mouse drags", "?1002h", "?1002l"),
      ("mouse places in decimal", "?1006h", "?1006l"),
    ]
    let terminal = environment["TERM", default: ""]
    // The Linux console has no windows. Others keep the title that was there (XTWINOPS).
    hasWindow = terminal != "linux"
    let (keepTitle, restoreTitle) = hasWindow ? ("\u{1B}[22;0t", "\u{1B}[23;0t") : ("", "")
    entering = Array((keepTitle + modes.map { "\u{1B}[\($0.enter)" }.joined()).utf8)
    let reset = "\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[?69l\u{1B}[r\u{1B}[m\u{1B}]8;;\u{1B}\\"
    let leavingModes = ["?1003l"] + modes.reversed().map(\.leave)
    leaving = Array((reset + restoreTitle + leavingModes.map { "\u{1B}[\($0)" }.joined()).utf8)

    let isMultiplexer = ["screen", "tmux"].contains(where: terminal.hasPrefix) || environment["TMUX"] != nil
    // The Linux console would print the queries. A multiplexer would take the second for a title.
    if terminal == "linux" {
      queries = []
    } else {
      let graphics = isMultiplexer ? "" : "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
      // A space that isn't ASCII is repeated twice: tmux 3.3 repeats ASCII only. The first frame erases it.
      let repetition = "\u{1B}[2H\u{A0}\u{1B}[2b\u{1B}[6n"
      let modes = "\u{1B}[?2026$p\u{1B}[?69$p\u{1B}[?u\u{1B}]11;?\u{1B}\\"
      queries = Array("\(repetition)\(modes)\(graphics)\u{1B}[c".utf8)
    }
  }

  /// Returns the sequence after which the terminal reports each movement of the pointer from cell to cell, or only those
  /// with a button held. xterm has one mode for the mouse, so leaving this one leaves the others.
  func reportingMovements(_ all: Bool) -> [UInt8] {
    isPlain ? [] : Array((all ? "\u{1B}[?1003h" : "\u{1B}[?1003l\u{1B}[?1000h\u{1B}[?1002h").utf8)
  }

  /// Returns the sequence that sets the title of the window; nothing without one.
  func title(_ title: String) -> [UInt8] {
    hasWindow ? Array("\u{1B}]2;\(title.sanitized)\u{1B}\\".utf8) : []
  }

  /// Returns the sequence that copies text to the clipboard (OSC 52); nothing without one.
  func copying(_ text: String) -> [UInt8] {
    hasWindow ? Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\".utf8) : []
  }

  /// Returns attributes with which each key arrives at once, unchanged and without echo.
  func raw(_ original: termios) -> termios {
    var attributes = original
    cfmakeraw(&attributes)
    // The terminal begins a line at its left edge.
    if isPlain { attributes.c_oflag = original.c_oflag }
    withUnsafeMutableBytes(of: &attributes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return attributes
  }

  /// Returns the size of a terminal.
  ///
  /// A terminal may report any size. The result is never empty, and never so large that its cells don't fit
  /// into memory.
  ///
  /// - Parameters:
  ///   - descriptor: A file descriptor of the terminal.
  ///   - environment: Environment variables with the size, used if the terminal doesn't report it.
  static func size(of descriptor: Int32, environment: [String: String]) -> Size {
    var window = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    func extent(_ value: UInt16, _ name: String, _ standard: Int, _ limit: Int) -> Int {
      let reported = isKnown && value > 0 ? Int(value) : environment[name].flatMap { Int($0) } ?? standard
      return min(reported > 0 ? reported : standard, limit)
    }
    return Size(
      width: extent(window.ws_col, "COLUMNS", 80, 1024),
      height: extent(window.ws_row, "LINES", 24, 512)
    )
  }
}
