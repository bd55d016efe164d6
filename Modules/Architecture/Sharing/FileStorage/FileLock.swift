import Foundation
import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that processes hold on a file by locking another one beside it. Threads take turns: ``FileTurns``.
///
/// The file itself can not be locked, because it is replaced. The other one is never removed: a process that
/// waits for it would then hold a lock that no other process sees. The system takes the lock from a process that
/// ends, in whichever way.
enum FileLock {
  /// How long to wait for others. A change takes well under a millisecond, but a machine that is busy with other
  /// things may let a waiting process starve for long.
  static let timeout = Duration.seconds(60)

  /// The locks that this process holds.
  ///
  /// A file's entry is read and written by the thread that has its turn. A task that starts within an operation runs on
  /// another thread and waits for its own turn.
  private static let held = Mutex<Set<String>>([])

  /// Runs an operation while no other runs for the same file. It may contain another one for that file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - body: The operation.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or ``SystemError`` when the lock could not be had in time.
  static func withLock<R>(beside url: URL, _ body: () throws -> R) throws -> R {
    try FileTurns.withTurn(at: url) { try withSystemLock(beside: url, body) }
  }

  private static func withSystemLock<R>(beside url: URL, _ body: () throws -> R) throws -> R {
    let lock = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).lock")
    if held.withLock({ $0.contains(lock.path) }) { return try body() }
    let descriptor = open(lock.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError("open", lock) }
    defer { close(descriptor) }

    let deadline = ContinuousClock.now + timeout
    var pause: useconds_t = 100
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < deadline else {
        throw SystemError("lock", lock)
      }
      usleep(pause)
      pause = min(pause * 2, 5_000)
    }
    _ = held.withLock { $0.insert(lock.path) }
    defer { _ = held.withLock { $0.remove(lock.path) } }
    return try body()
  }
}
