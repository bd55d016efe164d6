import Foundation
import Platform

/// Exclusive access to a file that is changed. Threads of this process take turns. During its turn, a thread holds a
/// lock that other processes see.
///
/// A thread polling the system for a lock can time out while another takes it again and again. So threads queue without
/// a time limit, and only one at a time competes with other processes.
enum FileTurn {
  final class Turn: Sendable {
    fileprivate let lock = RecursiveLock()
    /// Whether this process has the lock of the file. Only the thread whose turn it is reads and writes this.
    fileprivate let isLocked = Atomic(false)
  }

  private static let turns = Mutex<[String: (turn: Turn, users: Int)]>([:])

  /// Runs an operation while no other thread runs one for the same file. It may contain another one for that file.
  static func withTurn<R, E: Error>(at url: URL, _ operation: (Turn) throws(E) -> R) throws(E) -> R {
    let path = url.path
    let turn = turns.withLock { turns in
      turns[path, default: (Turn(), 0)].users += 1
      return turns[path]?.turn ?? Turn()
    }
    defer {
      turns.withLock { turns in
        turns[path]?.users -= 1
        if turns[path]?.users == 0 { turns[path] = nil }
      }
    }
    return try turn.lock.withLock { () throws(E) -> R in try operation(turn) }
  }

  /// Runs an operation while no other, in any process, runs for the same file. It may contain another one for that file.
  ///
  /// The file itself can't be locked, because changes replace it. A separate file beside it is locked instead. A change
  /// takes well under a millisecond, but a process on a busy machine may wait for a long time.
  ///
  /// - Throws: The error of `body`, or `SystemError` if the lock couldn't be taken in time.
  static func withLock<R>(beside url: URL, _ body: () throws -> R) throws -> R {
    try withTurn(at: url) { turn in
      if turn.isLocked.load(ordering: .relaxed) { return try body() }
      let path = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).lock").path
      return try FileLock.withLock(at: path, timeout: .seconds(60), mode: 0o666) {
        turn.isLocked.store(true, ordering: .relaxed)
        defer { turn.isLocked.store(false, ordering: .relaxed) }
        return try body()
      }
    }
  }
}
