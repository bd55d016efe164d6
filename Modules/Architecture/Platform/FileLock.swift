import Foundation

/// A lock between processes, on a file beside the one that it protects.
///
/// The locked file stays empty and is never removed: otherwise two processes could each lock a different file of that
/// name. The kernel releases the lock when its owner exits, even if it crashes.
package enum FileLock {
  /// Runs an operation while no other process, and no other lock in this process, runs one.
  ///
  /// Blocks the calling thread.
  ///
  /// - Parameters:
  ///   - path: The file to lock. It is made if it is missing.
  ///   - timeout: The time to wait for other owners.
  ///   - mode: The permissions of a new file.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  /// - Throws: ``SystemError``, with the code `EWOULDBLOCK` if the time is over, or the error of the operation.
  package static func withLock<R>(
    at path: String,
    timeout: Duration,
    mode: mode_t,
    _ operation: () throws -> R
  ) throws -> R {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemError("open", path) }
    defer { close(descriptor) }
    let deadline = ContinuousClock.now + timeout
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < deadline else {
        throw SystemError("lock", path)
      }
      usleep(500)
    }
    return try operation()
  }
}
