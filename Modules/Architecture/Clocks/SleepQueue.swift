import ConcurrencyExtras

/// A sleep on a test clock.
struct Sleeper<Instant: InstantProtocol>: Sendable {
  let id: UInt64
  let deadline: Instant
  let continuation: CheckedContinuation<Void, any Error>
  let observer: (any ParkingObserver)?

  /// The task that sleeps, if it is unobserved.
  let unobservedTask: TaskMark?

  /// Resumes the sleeper, after notifying its observer.
  func wake(with result: Result<Void, any Error> = .success(())) {
    observer?.unpark()
    continuation.resume(with: result)
  }
}

/// The identity of a task, as far as it can be determined.
struct TaskMark: Sendable {
  let identity: Int
  let priority: TaskPriority

  /// The task that is running.
  static var current: Self? {
    withUnsafeCurrentTask { task in
      task.map { Self(identity: $0.hashValue, priority: $0.priority) }
    }
  }
}

/// The state of a test clock: its time and its sleepers.
struct SleepQueue<Instant: InstantProtocol> {
  private(set) var now: Instant

  /// A counter of changes. Two equal counts mean that nothing has happened in between.
  private(set) var activity = 0

  /// The priorities of the unobserved tasks that ever slept here.
  private(set) var unobservedPriorities: [TaskPriority] = []

  /// The number of unobserved tasks that were woken but don't run yet.
  private(set) var resuming = 0

  /// The unobserved tasks that time has woken and that may go to sleep again.
  var awake: Set<Int> = []

  /// The sleepers, the latest deadline first, and among equals the latest arrival. So the last is due next.
  private var sleepers: [Sleeper<Instant>] = []
  private var weakSettlers: [WeakSettler] = []

  init(now: Instant) { self.now = now }

  /// The deadline of the sleeper that is due next, if there is one.
  var nextDeadline: Instant? { sleepers.last?.deadline }

  /// The settlers of all work that ever slept here, if they still exist.
  var settlers: [any Settler] { weakSettlers.compactMap(\.settler) }

  /// Adds a sleeper.
  ///
  /// - Returns: Whether it was added. It isn't if its deadline has passed.
  mutating func add(_ sleeper: Sleeper<Instant>) -> Bool {
    guard sleeper.deadline >= now else { return false }
    activity += 1
    if let settler = sleeper.observer?.settler { remember(settler) }
    if let task = sleeper.unobservedTask {
      if !unobservedPriorities.contains(task.priority) { unobservedPriorities.append(task.priority) }
      awake.remove(task.identity)
    }
    let index = sleepers.firstIndex { $0.deadline <= sleeper.deadline }
    sleepers.insert(sleeper, at: index ?? sleepers.endIndex)
    return true
  }

  /// Removes a sleeper whose task was cancelled.
  mutating func remove(id: UInt64) -> Sleeper<Instant>? {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return nil }
    activity += 1
    return sleepers.remove(at: index)
  }

  /// Moves the time to the first deadline that isn't after `limit`, and removes that sleeper. If there is none, moves
  /// the time to `limit`.
  mutating func advanceToNextSleeper(until limit: Instant) -> Sleeper<Instant>? {
    guard let next = sleepers.last, next.deadline <= limit else {
      now = max(now, limit)
      return nil
    }
    now = max(now, next.deadline)
    if let task = next.unobservedTask {
      resuming += 1
      awake.insert(task.identity)
    }
    return sleepers.removeLast()
  }

  /// Notes that an unobserved task, woken by time, is running.
  mutating func didResume() {
    activity += 1
    resuming -= 1
  }

  private mutating func remember(_ settler: any Settler) {
    weakSettlers.removeAll { $0.settler == nil }
    if !weakSettlers.contains(where: { $0.settler === settler }) {
      weakSettlers.append(WeakSettler(settler: settler))
    }
  }
}

private struct WeakSettler {
  weak var settler: (any Settler)?
}
