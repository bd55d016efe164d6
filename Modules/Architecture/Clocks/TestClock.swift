import ConcurrencyExtras
import Platform

/// A clock whose time moves only when a test moves it.
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
/// When time moves, sleepers are resumed in the order of their deadlines. Those with the same deadline are resumed in
/// the order in which they went to sleep. After each of them the clock waits until the resumed work is quiet, so that
/// it can go to sleep again before time moves on. Work that a `TestStore` watches is stepped to quiescence exactly.
/// Any other work can't be observed: the clock waits until a task that it woke sleeps again or has had a few
/// milliseconds to do something else.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of a test clock, by its distance from the clock's zero.
  public typealias Instant = AnyClock<Duration>.Instant

  /// The shortest time that the clock can measure.
  public let minimumResolution: Duration = .zero
  let queue: LockIsolated<SleepQueue<Instant>>

  /// Creates a clock.
  ///
  /// - Parameter now: The moment at which it starts.
  public init(now: Instant = Instant()) { queue = LockIsolated(SleepQueue(now: now)) }

  /// The current moment. Only the test changes it.
  public var now: Instant { queue.withValueInPlace { $0.now } }

  /// Suspends until the clock's time is moved to a deadline or beyond. Returns at once if it has passed.
  ///
  /// A task that sleeps until the current moment, or for no time, waits for the next `advance`, even one by zero. So
  /// a test can hold work up, and let it go on with `await clock.advance()`.
  ///
  /// - Parameters:
  ///   - deadline: The moment to sleep until.
  ///   - tolerance: No effect: this clock is never late.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let observer = EffectParking.current
    let task = observer?.isStepping == true ? nil : TaskMark.current
    let id = UniqueNumber.next()
    var hasSlept = false
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
        hasSlept = queue.withValueInPlace { $0.add(sleeper) }
        if !hasSlept { sleeper.wake() }
        // A cancellation that came before this point has found no sleeper to wake.
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
    if task != nil, hasSlept { queue.withValueInPlace { $0.didResume() } }
  }

  private func cancel(_ id: UInt64) {
    queue.withValueInPlace { $0.remove(id: id) }?.wake(with: .failure(CancellationError()))
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that counts in the standard library's durations from zero.
  public convenience init() { self.init(now: Instant()) }
}
