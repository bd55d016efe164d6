import Dependencies
import Foundation

/// Lets the threads of this process have a file one after the other, for as long as each may take.
///
/// A thread that asks the system for a lock again and again can lose against one that takes and gives it
/// back without a pause, until its time is over. Here nobody's time is over, and only one thread at a time
/// competes with other processes.
enum FileTurns {
  private struct Turn: Sendable {
    let lock = NSRecursiveLock()
    var users = 0
  }

  private static let turns = Locked<[String: Turn]>([:])

  /// Runs an operation while no other thread runs one for the same file. It may contain another one for it.
  static func withTurn<R, E: Error>(
    at url: URL,
    _ operation: () throws(E) -> R
  ) throws(E) -> R {
    let path = url.path
    let lock = turns.withLock { turns in
      var turn = turns[path] ?? Turn()
      turn.users += 1
      turns[path] = turn
      return turn.lock
    }
    lock.lock()
    defer {
      lock.unlock()
      turns.withLock { turns in
        turns[path]?.users -= 1
        if turns[path]?.users == 0 { turns[path] = nil }
      }
    }
    return try operation()
  }
}
