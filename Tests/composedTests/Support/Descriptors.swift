import Foundation
import Synchronization

/// A failed system call that a test can't do without.
struct SystemError: Error, CustomStringConvertible {
  var call: String
  var code = errno

  var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// Opens files that children don't inherit by accident.
enum Descriptors {
  /// A lock for opening files that a child could inherit, and for starting children.
  static let inheritance = Mutex(())

  /// Opens a pipe.
  static func pipe() throws -> (reading: Int32, writing: Int32) {
    try inheritance.withLock { _ in
      var ends: [Int32] = [0, 0]
      guard Foundation.pipe(&ends) == 0 else { throw SystemError(call: "pipe") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (reading: ends[0], writing: ends[1])
    }
  }

  /// Opens a pseudo-terminal. Returns the person's side, and the path of the other side.
  static func terminal(columns: Int, rows: Int) throws -> (person: Int32, path: String) {
    let terminal = try openTerminal()
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    guard ioctl(terminal.person, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemError(call: "TIOCSWINSZ") }
    return terminal
  }

  #if os(Linux)
    // Swift doesn't import `posix_openpt` and related functions here. This is all that they do (pts(4), ioctl_tty(2)).
    private static func openTerminal() throws -> (person: Int32, path: String) {
      let (lock, name): (UInt, UInt) = (0x4004_5431, 0x8004_5430)  // TIOCSPTLCK, TIOCGPTN
      let person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard person >= 0 else { throw SystemError(call: "/dev/ptmx") }
      var unlocked: Int32 = 0
      var number: UInt32 = 0
      guard ioctl(person, lock, &unlocked) == 0, ioctl(person, name, &number) == 0 else {
        throw SystemError(call: "TIOCGPTN")
      }
      return (person: person, path: "/dev/pts/\(number)")
    }
  #else
    private static func openTerminal() throws -> (person: Int32, path: String) {
      try inheritance.withLock { _ in
        let person = posix_openpt(O_RDWR | O_NOCTTY)
        guard person >= 0, grantpt(person) == 0, unlockpt(person) == 0, let name = ptsname(person) else {
          throw SystemError(call: "posix_openpt")
        }
        _ = fcntl(person, F_SETFD, FD_CLOEXEC)
        return (person: person, path: String(cString: name))
      }
    }
  #endif
}
