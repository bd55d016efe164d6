import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock between processes, on a file beside the database, that the kernel drops with its owner.
///
/// SQLite's own locks do not cover what happens before a database is in order: switching a new file to
/// write-ahead logging, migrating it, and moving a damaged one aside.
struct FileLock {
  /// The file that is locked. It stays empty and is never removed: a removed lock file could be
  /// locked twice.
  var path: String

  /// How long to wait for another process.
  var timeout: TimeInterval

  /// Runs an operation while no other process (and no other lock in this one) does.
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
