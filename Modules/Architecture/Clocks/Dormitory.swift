import ConcurrencyExtras

/// A sleep on a test clock.
struct Sleeper<Instant: InstantProtocol>: Sendable {
  /// The number of its arrival.
  let id: UInt64
  let deadline: Instant
  let continuation: CheckedContinuation<Void, any Error>
  let observer: (any ParkingObserver)?

  /// The task that sleeps, if it is unobserved.
  let unobservedTask: UnobservedWork.TaskMark?

  /// Resumes the sleeper. Its observer hears of it first.
  func wake(with result: Result<Void, any Error> = .success(())) {
    observer?.unpark()
    continuation.resume(with: result)
  }
}

/// The state of a test clock: its time, and who sleeps until when.
struct Dormitory<Instant: InstantProtocol> {
  private(set) var now: Instant

  /// Counts who comes and goes, so that one can tell whether anything has happened in between.
  private(set) var activity: UInt64 = 0

  /// The unobserved tasks.
  private(set) var unobserved = UnobservedWork()

  /// The latest deadline first, and among equals the latest arrival: who is due next is the last.
  private var sleepers: [Sleeper<Instant>] = []
  private var weakSettlers: [WeakSettler] = []
  private var nextID: UInt64 = 0

  init(now: Instant) {
    self.now = now
  }

  var isEmpty: Bool { sleepers.isEmpty }

  /// The deadline of the sleeper who is due next.
  var nextDeadline: Instant? { sleepers.last?.deadline }

  /// The settlers of all work that ever slept here, if they are still there.
  var settlers: [any Settler] { weakSettlers.compactMap(\.settler) }

  mutating func makeID() -> UInt64 {
    defer { nextID += 1 }
    return nextID
  }

  /// Lets a sleeper in.
  ///
  /// - Returns: What to wake the sleeper with at once, when it cannot be let in, and else `nil`.
  mutating func admit(_ sleeper: Sleeper<Instant>, isCancelled: Bool) -> Result<Void, any Error>? {
    if isCancelled { return .failure(CancellationError()) }
    guard sleeper.deadline >= now else { return .success(()) }
    activity += 1
    if let observer = sleeper.observer { remember(observer.settler) }
    if let task = sleeper.unobservedTask { unobserved.fellAsleep(task) }
    sleepers.insert(sleeper, at: position(of: sleeper))
    return nil
  }

  /// Lets a sleeper out whose task was cancelled.
  mutating func remove(id: UInt64) -> Sleeper<Instant>? {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return nil }
    activity += 1
    return sleepers.remove(at: index)
  }

  /// Moves the time to the first deadline that is not after `limit`, and lets that sleeper out. When there is
  /// none, moves the time to `limit`.
  mutating func advanceToNextSleeper(until limit: Instant) -> Sleeper<Instant>? {
    guard let next = sleepers.last, next.deadline <= limit else {
      now = max(now, limit)
      return nil
    }
    now = max(now, next.deadline)
    if let task = next.unobservedTask { unobserved.woke(task) }
    return sleepers.removeLast()
  }

  /// Notes that a task which time has woken runs.
  mutating func gotUp() {
    activity += 1
    unobserved.gotUp()
  }

  /// Stops waiting for tasks that are awake to go to sleep again.
  mutating func giveUpWaiting() {
    unobserved.giveUpWaiting()
  }

  private mutating func remember(_ settler: any Settler) {
    weakSettlers.removeAll { $0.settler == nil }
    if !weakSettlers.contains(where: { $0.settler === settler }) {
      weakSettlers.append(WeakSettler(settler: settler))
    }
  }

  /// The position of a sleeper in the order of waking.
  private func position(of sleeper: Sleeper<Instant>) -> Int {
    var range = sleepers.startIndex..<sleepers.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let other = sleepers[middle]
      if (other.deadline, other.id) > (sleeper.deadline, sleeper.id) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}

private struct WeakSettler {
  weak var settler: (any Settler)?
}
