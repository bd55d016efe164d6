import Foundation
import Synchronization

/// Lets only so many run at once, each on a thread of its own, and the others wait their turn.
///
/// All tests run at once and each starts programs: without an end to it, a machine with two cores would get
/// to none of them in time. The threads are not those of the tests, for which each turn may be seconds away.
final class Slots: Sendable {
  /// Those of the programs that tests start. Most of them wait most of their time.
  static let programs = Slots(10)

  private struct State {
    var free: Int
    var waiting: [@Sendable () -> Void] = []
  }

  private let state: Mutex<State>

  init(_ count: Int) {
    state = Mutex(State(free: count))
  }

  /// Runs `body`, which may block, when its turn has come.
  func run<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      let work: @Sendable () -> Void = {
        continuation.resume(with: Swift.Result { try body() })
      }
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(work)
          return false
        }
        state.free -= 1
        return true
      }
      guard isFree else { return }
      Thread.detachNewThread { [self] in
        work()
        while let next = next() { next() }
      }
    }
  }

  /// What the thread that has done its work does next; it ends where nothing waits.
  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      // The latest first: a test that runs several programs, one after the other, gets to its end.
      return state.waiting.removeLast()
    }
  }
}
