import Foundation
import Synchronization

/// Limits the number of concurrent operations. Each runs on a dedicated thread.
///
/// All tests run at once and each starts programs. Without a limit, a machine with two cores would finish none of them
/// in time. The threads are separate from the tests' threads, where each turn may be seconds away.
final class Slots: Sendable {
  /// The slots for programs that tests start. Most programs wait most of the time.
  static let programs = Slots(10)

  private struct State {
    var free: Int
    var waiting: [@Sendable () -> Void] = []
  }

  private let state: Mutex<State>

  init(_ count: Int) {
    state = Mutex(State(free: count))
  }

  /// Runs `body`, which may block, when a slot is free.
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

  /// Returns the next work for a thread that has finished; `nil` if nothing waits, and then the thread ends.
  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      // The latest first, so that a test that runs several programs in turn finishes.
      return state.waiting.removeLast()
    }
  }
}
