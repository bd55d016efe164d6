import Foundation

/// The modes in which a terminal is ours, and the way back.
struct TerminalModes: Sendable {
  /// What makes the terminal ours.
  let entering: [UInt8]
  /// What makes it as it was. It works in the middle of any sequence: CAN ends most, ST the others.
  let leaving: [UInt8]
  /// Questions about what it can do. The last one is answered by every terminal; empty where it is not asked.
  let asking: [UInt8]

  /// - Parameter environment: The environment variables of the process.
  init(environment: [String: String]) {
    // Alternate screen, no cursor, no wrapping, keys of the cursor pad as sequences, paste in brackets, mouse.
    let modes: [(String, enter: String, leave: String)] = [
      ("alternate screen", "?1049h", "?1049l"), ("cursor", "?25l", "?25h"), ("wrapping", "?7l", "?7h"),
      ("application cursor keys", "?1l", "?1l"), ("bracketed paste", "?2004h", "?2004l"),
      ("mouse buttons", "?1000h", "?1000l"), ("mouse places in decimal", "?1006h", "?1006l"),
    ]
    entering = Array(modes.map { "\u{1B}[\($0.enter)" }.joined().utf8)
    let reset = "\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[m\u{1B}]8;;\u{1B}\\"
    leaving = Array((reset + modes.reversed().map { "\u{1B}[\($0.leave)" }.joined()).utf8)

    let terminal = environment["TERM", default: ""]
    let isMultiplexer = ["screen", "tmux"].contains(where: terminal.hasPrefix) || environment["TMUX"] != nil
    // The console of Linux would print the questions; a multiplexer would take the second for a title.
    if terminal == "linux" {
      asking = []
    } else {
      let graphics = isMultiplexer ? "" : "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
      asking = Array("\u{1B}[?2026$p\(graphics)\u{1B}[c".utf8)
    }
  }

  /// The attributes with which each key arrives at once, as it is, unseen.
  static func raw(_ attributes: termios) -> termios {
    var attributes = attributes
    cfmakeraw(&attributes)
    withUnsafeMutableBytes(of: &attributes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return attributes
  }

  /// The size of a terminal.
  ///
  /// What a terminal says of itself may be anything: a size is never empty, and never so large that its cells
  /// would not fit into memory.
  ///
  /// - Parameters:
  ///   - descriptor: A file descriptor of the terminal.
  ///   - environment: What says it where the terminal does not.
  static func size(of descriptor: Int32, environment: [String: String]) -> Size {
    var answer = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &answer) == 0
    func extent(_ value: UInt16, _ name: String, _ standard: Int, _ limit: Int) -> Int {
      let told = isKnown && value > 0 ? Int(value) : environment[name].flatMap { Int($0) } ?? standard
      return min(told > 0 ? told : standard, limit)
    }
    return Size(
      width: extent(answer.ws_col, "COLUMNS", 80, 1024),
      height: extent(answer.ws_row, "LINES", 24, 512)
    )
  }
}
