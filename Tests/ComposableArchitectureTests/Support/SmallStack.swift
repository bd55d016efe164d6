import Foundation

/// An actor with its own thread and a stack of 512 KB.
actor SmallStack {
  static let size = 512 * 1024

  private nonisolated let executor = SmallStackExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The size of the stack of the actor's thread, in bytes.
  var stackSize: Int { Thread.current.stackSize }

  /// Runs the jobs of the main actor on this thread meanwhile.
  ///
  /// - Parameter body: An operation that touches only its own state, so that its thread doesn't matter.
  func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    unsafeBitCast(body, to: (@Sendable () -> Void).self)()
  }
}

// @unchecked: `jobs` is touched only while `condition` is locked.
private final class SmallStackExecutor: SerialExecutor, @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  /// The thread runs as long as its process, which is that of one exit test.
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
