import Foundation
import Platform
import TerminalUI

@testable import TerminalViews

/// A pseudoterminal with a user's side, which the test controls, and a program's side.
final class PseudoTerminal: Sendable {
  /// The file descriptor that the program reads keys from and writes to.
  let program: Int32
  private let person: Int32
  private let hasHungUp = Mutex(false)
  /// The bytes that have been read but not yet returned.
  private let unread = Mutex<[UInt8]>([])

  init(columns: Int = 80, rows: Int = 24) throws {
    var (person, program): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&person, &program, nil, nil, &size) == 0 else {
      throw TerminalFailure.system(call: "openpty", code: errno)
    }
    for end in [person, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (self.person, self.program) = (person, program)
  }

  deinit {
    hangUp()
    close(program)
  }

  /// The path of the program's side.
  var path: String {
    var path = [CChar](repeating: 0, count: 256)
    guard ttyname_r(program, &path, path.count) == 0 else { return "" }
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  var attributes: termios {
    var attributes = termios()
    tcgetattr(program, &attributes)
    return attributes
  }

  /// Whether the terminal is in a shell's usual modes: keys arrive by line with echo, and Ctrl-C sends a
  /// signal.
  var isAsAShellHasIt: Bool {
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return attributes.c_lflag & flags == flags && attributes.c_oflag & tcflag_t(OPOST) != 0
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.write(person, bytes, bytes.count)
  }

  /// Blocks until the program has written a text.
  ///
  /// - Returns: All text written since the last call.
  @discardableResult
  func read(until text: String) -> [UInt8] {
    unread.withLock { unread in
      let end = Array(text.utf8)
      var chunk = [UInt8](repeating: 0, count: 65536)
      var searched = 0
      while true {
        while searched + end.count <= unread.count {
          if unread[searched] == end[0], unread[searched..<searched + end.count].elementsEqual(end) {
            defer { unread.removeFirst(searched + end.count) }
            return Array(unread[..<(searched + end.count)])
          }
          searched += 1
        }
        let count = readNow(&chunk)
        guard count > 0 else { return unread }
        unread += chunk[..<count]
      }
    }
  }

  /// Waits for what the program writes next. Gives up after ten minutes: no time limit of a test ends a blocked thread.
  private func readNow(_ chunk: inout [UInt8]) -> Int {
    var terminal = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&terminal, 1, 600_000) > 0 else { return 0 }
    return Foundation.read(person, &chunk, chunk.count)
  }

  /// Reads until all that has been read is enough, or the terminal was closed.
  func read(until isEnough: ([UInt8]) -> Bool) -> [UInt8] {
    unread.withLock { unread in
      var chunk = [UInt8](repeating: 0, count: 65536)
      while !isEnough(unread) {
        let count = readNow(&chunk)
        guard count > 0 else { break }
        unread += chunk[..<count]
      }
      defer { unread = [] }
      return unread
    }
  }

  /// Runs blocking code on a separate thread, because the threads for tasks are few.
  func inBackground<Result: Sendable>(
    _ work: @escaping @Sendable (PseudoTerminal) -> Result
  ) -> Task<Result, Never> {
    let (results, continuation) = AsyncStream<Result>.makeStream()
    Thread.detachNewThread { [self] in
      continuation.yield(work(self))
      continuation.finish()
    }
    return Task {
      for await result in results { return result }
      preconditionFailure("The work has a result.")
    }
  }

  func hangUp() {
    hasHungUp.withLock { hasHungUp in
      if !hasHungUp { close(person) }
      hasHungUp = true
    }
  }
}
