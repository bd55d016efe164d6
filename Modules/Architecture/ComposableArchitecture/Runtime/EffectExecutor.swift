import ConcurrencyExtras
import Dependencies
import DequeModule
import Foundation
import Synchronization

/// The executor for operations of a store on the main actor that begin quickly after one another: threads of the
/// global executor, which look for more before they leave.
///
/// To wake a thread takes longer than all else that an effect needs, so one that has nothing left to do stays for a
/// moment. What a user does, or a timer, begins operations too rarely for that: they run on the global executor.
final class EffectExecutor: TaskExecutor {
  static let shared = EffectExecutor(mostThreads: cores)

  /// The executor for an operation that begins now, in the current task; `nil` for the global one.
  static var forNextOperation: EffectExecutor? {
    guard suits(priority: Task.currentPriority, cores: cores, mayBelongToMain: mayUseMainSerialExecutor)
    else { return nil }
    return shared.isWantedForNextOperation() ? shared : nil
  }

  /// Whether threads may stay for an operation.
  ///
  /// On the only core, who stays would keep it from what it stays for. What has a low priority is to keep nothing
  /// from anybody. And what `withMainSerialExecutor` takes to the main actor comes there in its own order.
  static func suits(priority: TaskPriority, cores: Int, mayBelongToMain: Bool) -> Bool {
    cores > 1 && priority >= .medium && !mayBelongToMain
  }

  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// How soon after another an operation has to begin to count as coming quickly after it.
  static let soon = Duration.microseconds(250)

  /// How many operations have to come that soon, in a row, before the next one runs here.
  static let soonOperations = 4

  /// How long a thread stays, at most.
  static let stay = Duration.microseconds(100)

  /// How many jobs a thread runs before it lets other tasks have its place on the global executor.
  static let jobsInOneGo = 64

  private struct Queue {
    var jobs: Deque<UnownedJob> = []
    /// How many threads work here, or will.
    var threads = 0
    /// How many of them will look for a job without being asked to.
    var threadsToCome = 0
    var isSomebodyStaying = false
    var lastOperation: ContinuousClock.Instant?
    /// How many operations have come soon after one another.
    var soonOperations = 0

    var isQuick: Bool { soonOperations >= EffectExecutor.soonOperations }
  }

  private let queue = Locked(Queue())
  /// How many jobs there are, for who stays.
  private let jobCount = Atomic(0)
  private let mostThreads: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let onThread: @Sendable (TaskPriority, @escaping @Sendable () -> Void) -> Void

  /// - Parameters:
  ///   - mostThreads: How many threads may work at the same time.
  ///   - now: Tells the time.
  ///   - onThread: Runs a function, soon, on a thread where it may take some time.
  init(
    mostThreads: Int,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    onThread: @escaping @Sendable (TaskPriority, @escaping @Sendable () -> Void) -> Void = { priority, work in
      Task.detached(priority: priority) { work() }
    }
  ) {
    self.mostThreads = mostThreads
    self.now = now
    self.onThread = onThread
  }

  /// Whether operations begin that quickly after one another. Counts the next one.
  func isWantedForNextOperation() -> Bool {
    let time = now()
    return queue.withLock { queue in
      defer { queue.lastOperation = time }
      guard let last = queue.lastOperation, last.duration(to: time) < Self.soon else {
        queue.soonOperations = 0
        return false
      }
      queue.soonOperations += 1
      return queue.isQuick
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let priority = TaskPriority(job.priority)
    let job = UnownedJob(job)
    let needsThread = withJobs { queue in
      queue.jobs.append(job)
      guard queue.jobs.count > queue.threadsToCome, queue.threads < mostThreads else { return false }
      queue.threads += 1
      queue.threadsToCome += 1
      return true
    }
    if needsThread { askForThread(priority) }
  }

  private func askForThread(_ priority: TaskPriority?) {
    onThread(priority ?? .medium) { [self] in work() }
  }

  /// Runs jobs until there have been none for a moment, or many have run.
  private func work() {
    var count = 0
    var job = withJobs { queue in
      queue.threadsToCome -= 1
      return queue.jobs.popFirst()
    }
    while let next = job ?? jobAfterStaying() {
      if count == Self.jobsInOneGo { return leave(next) }
      next.runSynchronously(on: asUnownedTaskExecutor())
      count += 1
      job = withJobs { $0.jobs.popFirst() }
    }
  }

  /// Leaves a job to a thread that waits for its turn, as other tasks do.
  private func leave(_ job: UnownedJob) {
    withJobs { queue in
      queue.jobs.prepend(job)
      queue.threadsToCome += 1
    }
    askForThread(TaskPriority(job.priority))
  }

  /// Stays for a moment, if that is worth it and nobody else does.
  ///
  /// - Returns: A job; `nil` if the thread does not work here any more.
  private func jobAfterStaying() -> UnownedJob? {
    let stays = withJobs { queue in
      guard queue.isQuick, !queue.isSomebodyStaying else { return false }
      queue.isSomebodyStaying = true
      queue.threadsToCome += 1
      return true
    }
    if stays { waitForJob() }
    return withJobs { queue in
      if stays {
        queue.isSomebodyStaying = false
        queue.threadsToCome -= 1
        if queue.jobs.isEmpty { queue.soonOperations = 0 }
      }
      if queue.jobs.isEmpty { queue.threads -= 1 }
      return queue.jobs.popFirst()
    }
  }

  private func waitForJob() {
    let end = now() + Self.stay
    while jobCount.load(ordering: .relaxed) == 0, now() < end {}
  }

  private func withJobs<R>(_ body: (inout Queue) -> R) -> R {
    queue.withLock { queue in
      defer { jobCount.store(queue.jobs.count, ordering: .relaxed) }
      return body(&queue)
    }
  }
}
