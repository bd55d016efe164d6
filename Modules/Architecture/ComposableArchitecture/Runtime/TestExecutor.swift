import ConcurrencyExtras
import Dependencies
import DequeModule

/// The executor on which the effects of a test store run: a queue of jobs that the store works off, on its own
/// thread, until nothing is left that could run.
final class TestExecutor: TaskExecutor, Settler {
  private struct Queue {
    var jobs: Deque<UnownedJob> = []
    /// Grows with everything that happens, so that nobody waits for what has happened already.
    var activity: UInt64 = 0
    var waiter: CheckedContinuation<Void, Never>?
    var drainingThread: UInt = 0
  }

  private let queue = Locked(Queue())
  private let isolation: any Actor

  /// - Parameter isolation: The actor of the test store, on which all jobs run.
  init(isolation: any Actor) { self.isolation = isolation }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    signal { $0.jobs.append(job) }
  }

  /// Says that something has happened that a waiting test store may want to look at.
  func signal() {
    signal { _ in }
  }

  private func signal(_ change: (inout Queue) -> Void) {
    let waiter = queue.withLock { queue -> CheckedContinuation<Void, Never>? in
      change(&queue)
      queue.activity += 1
      defer { queue.waiter = nil }
      return queue.waiter
    }
    waiter?.resume()
  }

  /// Whether the caller runs in a job of this executor.
  var isDrainingOnThisThread: Bool {
    queue.withLock { $0.drainingThread } == ThreadID.current
  }

  var activity: UInt64 { queue.withLock { $0.activity } }

  /// Runs jobs until none is left.
  func drain() {
    let previous = queue.withLock { queue in
      defer { queue.drainingThread = ThreadID.current }
      return queue.drainingThread
    }
    defer { queue.withLock { $0.drainingThread = previous } }
    while let job = queue.withLock({ $0.jobs.popFirst() }) {
      // What hops to the actor of the test store meanwhile, runs here and now.
      job.runSynchronously(
        isolatedTo: isolation.unownedExecutor,
        taskExecutor: asUnownedTaskExecutor()
      )
    }
  }

  /// Runs jobs, in the isolation of the test store, until none is left.
  func settle() async {
    await settle(in: isolation)
  }

  private func settle(in _: isolated any Actor) {
    drain()
  }

  /// Waits until something happens, other than what `activity` counts, or `timeout` has passed.
  ///
  /// - Returns: Whether something has happened.
  func waitForActivity(after activity: UInt64, timeout: Duration) async -> Bool {
    let timer = Task.detached { [weak self] in
      try await Task.sleep(for: timeout)
      self?.wakeWaiter()
    }
    defer { timer.cancel() }
    await withCheckedContinuation { continuation in
      let hasHappened = queue.withLock {
        if $0.activity == activity { $0.waiter = continuation }
        return $0.activity != activity
      }
      if hasHappened { continuation.resume() }
    }
    return self.activity != activity
  }

  private func wakeWaiter() {
    let waiter = queue.withLock { queue in
      defer { queue.waiter = nil }
      return queue.waiter
    }
    waiter?.resume()
  }
}
