import Foundation

/// A pipe that wakes the listening thread from other threads and signal handlers.
struct WakePipe: Sendable {
  /// A command for the listening thread. A signal is sent as its number, which is smaller.
  enum Command: UInt8 {
    case stop = 128
    case flush, suspend, end, lend
  }

  let reading: Int32
  let writing: Int32

  init() throws(TerminalFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must never block. If the pipe is full, the thread is awake anyway.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  func send(_ command: Command) {
    var byte = command.rawValue
    while write(writing, &byte, 1) < 0, errno == EINTR {}
  }

  /// Returns the bytes sent since the last call.
  func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reading, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  func closeBoth() {
    close(reading)
    close(writing)
  }
}
