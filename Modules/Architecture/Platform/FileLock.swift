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
    var waited = Duration.zero
    while !take(descriptor) {
      guard errno == EWOULDBLOCK || errno == EINTR, waited < timeout else { throw SystemError("lock", path) }
      let start = ContinuousClock.now
      usleep(500)
      // The process may have been stopped meanwhile, and that time doesn't count.
      waited += min(ContinuousClock.now - start, .milliseconds(100))
    }
    return try operation()
  }

  /// Takes the lock of an open file, unless another owner has it. It is released when the file is closed.
  ///
  /// - Returns: Whether the lock was taken. If it wasn't, `errno` says why: `EWOULDBLOCK` if another owner has it.
  package static func take(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
}
