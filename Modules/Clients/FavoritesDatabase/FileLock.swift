import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock between processes, on a file beside the database. The kernel releases it when its owner exits.
///
/// SQLite's own locks don't cover the preparation of a database: switching a new file to write-ahead logging,
/// migrating it, and moving a damaged one aside.
struct FileLock {
  /// The locked file. It stays empty and is never removed: two processes could each lock a different file of that name.
  var path: String

  /// The time to wait for another process, in seconds.
  var timeout: TimeInterval

  /// Runs an operation while no other process, and no other lock in this process, runs one.
  ///
  /// Blocks the calling thread: never call it on a thread of the cooperative pool.
  ///
  /// - Throws: ``Failure``, or what the operation throws.
  func withLock<Value>(_ operation: () throws -> Value) throws -> Value {
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure.cannotOpen(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    try acquire(descriptor)
    return try operation()
  }

  private func acquire(_ descriptor: Int32) throws {
    let deadline = DispatchTime.now() + timeout
    var pause: UInt32 = 1_000
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw Failure.cannotOpen(String(cString: strerror(errno)))
      }
      guard DispatchTime.now() < deadline else { throw Failure.timedOut }
      usleep(pause)
      pause = min(pause * 2, 20_000)
    }
  }

  enum Failure: Error, Equatable {
    case cannotOpen(String)
    case timedOut
  }
}
