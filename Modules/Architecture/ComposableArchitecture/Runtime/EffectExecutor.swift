import ConcurrencyExtras
import Dependencies
import DequeModule
import Foundation
import Synchronization

/// The executor on which the operations of a store on the main actor run: threads of the global executor, which look
/// for more before they leave, where one job comes quickly after another.
///
/// To wake a thread takes longer than all else that an effect needs, so one that has nothing left to do stays for a
/// moment. It does so only after several jobs in a row for which that would have been worth it: the effects of a user
/// or of a timer never keep a thread awake.
final class EffectExecutor: TaskExecutor {
  static let shared = EffectExecutor()

  /// The executor for an operation that begins in the current task; `nil` where that is the global one.
  static var forCurrentTask: EffectExecutor? {
    suits(priority: Task.currentPriority, cores: cores, mayBelongToMain: mayUseMainSerialExecutor)
      ? shared : nil
  }

  /// Whether threads may stay for an operation.
  ///
  /// On the only core, who stays would keep it from what it stays for. What has a low priority is to keep nothing
  /// from anybody. And what `withMainSerialExecutor` takes to the main actor comes there in its own order.
  static func suits(priority: TaskPriority, cores: Int, mayBelongToMain: Bool) -> Bool {
    cores > 1 && priority >= .medium && !mayBelongToMain
  }

  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// How long a thread stays, at most.
  static let stay = Duration.microseconds(100)

  /// After how many jobs in a row that came within that time of the end of the one before threads stay.
  static let jobsBeforeStaying = 4

  /// How many jobs a thread runs before it lets other tasks have its place on the global executor.
  static let jobsInOneGo = 64

  private struct Queue {
    var jobs: Deque<UnownedJob> = []
    /// How many threads will look for a job without being asked to.
    var threadsToCome = 0
    var isSomebodyStaying = false
    /// When a thread last had nothing left to do.
    var idleSince: ContinuousClock.Instant?
    /// How many jobs in a row came soon after that.
    var soonJobs = 0
  }

  private let queue = Locked(Queue())
  /// How many jobs there are, for who stays.
  private let jobCount = Atomic(0)
  private let now: @Sendable () -> ContinuousClock.Instant
  private let onThread: @Sendable (TaskPriority, @escaping @Sendable () -> Void) -> Void

  /// - Parameters:
  ///   - now: Tells the time.
  ///   - onThread: Runs a function, soon, on a thread where it may take some time.
  init(
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    onThread: @escaping @Sendable (TaskPriority, @escaping @Sendable () -> Void) -> Void = { priority, work in
      Task.detached(priority: priority) { work() }
    }
  ) {
    self.now = now
    self.onThread = onThread
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let priority = TaskPriority(job.priority)
    let job = UnownedJob(job)
    let time = now()
    let needsThread = withQueue { queue in
      queue.jobs.append(job)
      guard queue.jobs.count > queue.threadsToCome else { return false }
      queue.threadsToCome += 1
      let isSoon = queue.idleSince.map { $0.duration(to: time) < Self.stay } ?? false
      queue.soonJobs = isSoon ? queue.soonJobs + 1 : 0
      return true
    }
    if needsThread { askForThread(priority) }
  }

  private func askForThread(_ priority: TaskPriority?) {
    onThread(priority ?? .medium) { [self] in work() }
  }

  /// Runs jobs until there have been none for a moment, or many have run.
  private func work() {
    var job = withQueue { queue in
      queue.threadsToCome -= 1
      return queue.jobs.popFirst()
    }
    for _ in 0..<Self.jobsInOneGo {
      guard let next = job ?? jobAfterStaying() else { return }
      next.runSynchronously(on: asUnownedTaskExecutor())
      job = withQueue { $0.jobs.popFirst() }
    }
    guard let job else { return }
    withQueue { queue in
      queue.jobs.prepend(job)
      queue.threadsToCome += 1
    }
    askForThread(TaskPriority(job.priority))
  }

  /// Stays for a moment, if that is worth it and nobody else does.
  private func jobAfterStaying() -> UnownedJob? {
    let start = now()
    let stays = withQueue { queue in
      guard queue.soonJobs >= Self.jobsBeforeStaying, !queue.isSomebodyStaying else {
        queue.idleSince = start
        return false
      }
      queue.isSomebodyStaying = true
      queue.threadsToCome += 1
      return true
    }
    guard stays else { return nil }
    let end = start + Self.stay
    while jobCount.load(ordering: .relaxed) == 0, now() < end {}
    return withQueue { queue in
      queue.isSomebodyStaying = false
      queue.threadsToCome -= 1
      if queue.jobs.isEmpty {
        queue.idleSince = end
        queue.soonJobs = 0
      }
      return queue.jobs.popFirst()
    }
  }

  private func withQueue<R>(_ body: (inout Queue) -> R) -> R {
    queue.withLock { queue in
      defer { jobCount.store(queue.jobs.count, ordering: .relaxed) }
      return body(&queue)
    }
  }
}
