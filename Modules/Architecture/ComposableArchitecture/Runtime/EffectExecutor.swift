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
  private static let medium = EffectExecutor(priority: .medium, mostThreads: cores)
  private static let high = EffectExecutor(priority: .high, mostThreads: cores)
  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// The executor for an operation that begins now, in the current task; `nil` for the global one.
  static var forNextOperation: EffectExecutor? {
    let executor = executor(
      for: Task.currentPriority,
      cores: cores,
      mayBelongToMain: mayUseMainSerialExecutor
    )
    return executor?.isWantedForNextOperation() == true ? executor : nil
  }

  /// The executor for operations of a priority; `nil` where no thread may stay for them.
  ///
  /// What has a low priority is to keep nothing from anybody. On the only core, who stays would keep it from what it
  /// stays for. And what `withMainSerialExecutor` takes to the main actor comes there in its own order.
  static func executor(for priority: TaskPriority, cores: Int, mayBelongToMain: Bool) -> EffectExecutor? {
    guard cores > 1, !mayBelongToMain else { return nil }
    return priority == .medium ? medium : priority == .high ? high : nil
  }

  /// How soon after another an operation has to begin to count as coming quickly after it.
  static let soon = Duration.microseconds(250)

  /// How many operations have to come that soon, in a row, for the last of them to run here.
  static let soonOperations = 4

  /// How long a thread stays, at most.
  static let stay = Duration.microseconds(100)

  /// After how long a thread lets other tasks have its place on the global executor, between two jobs.
  static let turn = Duration.milliseconds(1)

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
  private let priority: TaskPriority
  private let mostThreads: Int
  private let mayBelongToMain: @Sendable () -> Bool
  private let now: @Sendable () -> ContinuousClock.Instant
  private let onThread: @Sendable (TaskPriority, @escaping @Sendable () -> Void) -> Void

  /// - Parameters:
  ///   - priority: That of the jobs that threads stay for. The global executor has a queue for each, too.
  ///   - mostThreads: How many threads may work at the same time.
  ///   - mayBelongToMain: Whether a job may be one that `withMainSerialExecutor` takes to the main actor.
  ///   - now: Tells the time.
  ///   - onThread: Runs a function, soon, on a thread where it may take some time.
  init(
    priority: TaskPriority,
    mostThreads: Int,
    mayBelongToMain: @escaping @Sendable () -> Bool = { mayUseMainSerialExecutor },
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    onThread: @escaping @Sendable (TaskPriority, @escaping @Sendable () -> Void) -> Void = { priority, work in
      Task.detached(priority: priority) { work() }
    }
  ) {
    self.priority = priority
    self.mostThreads = mostThreads
    self.mayBelongToMain = mayBelongToMain
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
    let jobPriority = TaskPriority(job.priority) ?? priority
    let job = UnownedJob(job)
    // The global executor knows of each job whether it does.
    if mayBelongToMain() { return globalConcurrentExecutor.enqueue(job) }
    guard jobPriority == priority else {
      return onThread(jobPriority) { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
    let needsThread = withJobs { queue in
      queue.jobs.append(job)
      guard queue.jobs.count > queue.threadsToCome, queue.threads < mostThreads else { return false }
      queue.threads += 1
      queue.threadsToCome += 1
      return true
    }
    if needsThread { askForThread() }
  }

  private func askForThread() {
    onThread(priority) { [self] in work() }
  }

  /// Runs jobs until there have been none for a moment, or it is the turn of others.
  private func work() {
    let end = now() + Self.turn
    var job = withJobs { queue in
      queue.threadsToCome -= 1
      return queue.jobs.popFirst()
    }
    while let next = job ?? jobAfterStaying() {
      next.runSynchronously(on: asUnownedTaskExecutor())
      if now() >= end { return endTurn() }
      job = withJobs { $0.jobs.popFirst() }
    }
  }

  /// Leaves what there is to a thread that waits for its turn, as other tasks do.
  private func endTurn() {
    let isNeeded = withJobs { queue in
      let isNeeded = queue.jobs.count > queue.threadsToCome
      if isNeeded { queue.threadsToCome += 1 } else { queue.threads -= 1 }
      return isNeeded
    }
    if isNeeded { askForThread() }
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
