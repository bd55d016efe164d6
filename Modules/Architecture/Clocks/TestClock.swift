import ConcurrencyExtras

/// A clock whose time moves only when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Timer.State()) {
///   Timer()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
///
/// await store.send(.startButtonTapped)
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
/// ```
///
/// When time moves, sleepers are resumed in the order of their deadlines, and those of one deadline in the
/// order in which they went to sleep. After each of them the clock waits until the resumed work is quiet, so
/// that it can go to sleep again before time moves on. Work that a `TestStore` watches is stepped to
/// quiescence exactly. For any other work there is no way to know: the clock waits until a task that it woke
/// sleeps again or has had a few milliseconds to do something else.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of a test clock: how long after the clock's zero it is.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// A moment.
    ///
    /// - Parameter offset: How long after the clock's zero it is.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The moment that lies `duration` after this one.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    /// How long it is from this moment to `other`; negative if that lies before.
    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  /// The shortest time that the clock can measure.
  public let minimumResolution: Duration = .zero
  let dormitory: LockIsolated<Dormitory<Instant>>

  /// Creates a clock.
  ///
  /// - Parameter now: The moment at which it starts.
  public init(now: Instant = Instant()) {
    dormitory = LockIsolated(Dormitory(now: now))
  }

  /// The current moment, which only the test changes.
  public var now: Instant {
    dormitory.withValueInPlace { $0.now }
  }

  /// Suspends until the clock's time is moved to a deadline or beyond. Returns at once if that has passed.
  ///
  /// A task that sleeps until the current moment, or for no time, waits for the next `advance`, even one by zero:
  /// so a test can hold work up, and let it go on with `await clock.advance()`.
  ///
  /// - Parameters:
  ///   - deadline: The moment to sleep until.
  ///   - tolerance: Without effect: this clock is never late.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let observer = EffectParking.current
    let task = observer?.isStepping == true ? nil : UnobservedWork.TaskMark.current
    let id = dormitory.withValueInPlace { $0.makeID() }
    var wasAdmitted = false
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(
          id: id,
          deadline: deadline,
          continuation: continuation,
          observer: observer,
          unobservedTask: task
        )
        // Parked before it can be found, so that the code that wakes it finds a park to undo.
        observer?.park("TestClock, until \(deadline.offset)")
        let refusal = dormitory.withValueInPlace { dormitory in
          // A cancellation that came before this point has found no sleeper to wake.
          dormitory.admit(sleeper, isCancelled: Task.isCancelled)
        }
        if let refusal { sleeper.wake(with: refusal) } else { wasAdmitted = true }
      }
    } onCancel: {
      let sleeper = dormitory.withValueInPlace { $0.remove(id: id) }
      sleeper?.wake(with: .failure(CancellationError()))
    }
    if task != nil, wasAdmitted { dormitory.withValueInPlace { $0.gotUp() } }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that counts in the standard library's durations from zero.
  public convenience init() {
    self.init(now: Instant())
  }
}
