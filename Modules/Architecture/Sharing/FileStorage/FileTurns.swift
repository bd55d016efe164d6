import Dependencies
import Foundation
import Platform

/// Lets the threads of this process have a file one after the other, for as long as each may take.
///
/// A thread that asks the system for a lock again and again can lose against one that takes and gives it
/// back without a pause, until its time is over. Here there is no time limit, and only one thread at a time
/// competes with other processes.
enum FileTurns {
  private final class Turn: Sendable {
    let lock = RecursiveLock()
  }

  private static let turns = Mutex<[String: (turn: Turn, users: Int)]>([:])

  /// Runs an operation while no other thread runs one for the same file. It may contain another one for it.
  static func withTurn<R, E: Error>(
    at url: URL,
    _ operation: () throws(E) -> R
  ) throws(E) -> R {
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
    return try turn.lock.withLock(operation)
  }
}
