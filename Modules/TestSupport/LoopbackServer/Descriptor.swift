import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file descriptor that is closed when it is released. Child processes don't inherit it.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(number)
  }
}

/// A pipe used as a signal: closing the write end wakes threads that wait for the read end.
final class Pipe: Sendable {
  let readEnd: Descriptor
  private let writeEnd: Mutex<Descriptor?>

  init() throws {
    var numbers: [Int32] = [0, 0]
    guard pipe(&numbers) == 0 else { throw SocketError(call: "pipe", code: errno) }
    readEnd = Descriptor(numbers[0])
    writeEnd = Mutex(Descriptor(numbers[1]))
  }

  /// Closes the write end. This wakes every thread that waits for the read end.
  func closeWriteEnd() {
    writeEnd.withLock { $0 = nil }
  }
}
