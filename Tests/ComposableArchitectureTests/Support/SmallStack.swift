import Foundation

/// An actor with its own thread, which has a stack of 512 KB.
actor SmallStack {
  static let size = 512 * 1024

  private nonisolated let executor = SmallStackExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The size of the stack of the thread on which the actor runs, in bytes.
  var stackSize: Int { Thread.current.stackSize }

  /// Runs on this thread what else runs on that of the main actor.
  ///
  /// - Parameter body: Touches nothing that others know of, so that it does not matter where it runs.
  func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    unsafeBitCast(body, to: (@Sendable () -> Void).self)()
  }
}

// @unchecked: `jobs` is touched only while `condition` is locked.
private final class SmallStackExecutor: SerialExecutor, @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  /// The thread lives as long as its process, which is that of one exit test.
  init() {
    let thread = Thread { [self] in
      while true { next().runSynchronously(on: asUnownedSerialExecutor()) }
    }
    thread.stackSize = SmallStack.size
    thread.start()
  }

  private func next() -> UnownedJob {
    condition.withLock {
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
