import ConcurrencyExtras

/// A clock on which sleeping takes no time: a sleep moves its time forward, and returns.
///
/// Use it if the passing of time doesn't matter to a test or a preview. If it does, use ``TestClock``.
///
/// A loop that sleeps forever, such as a timer that is never cancelled, spins on this clock.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of an immediate clock, by its distance from the clock's zero.
  public typealias Instant = AnyClock<Duration>.Instant

  /// The shortest time that the clock can measure.
  public let minimumResolution: Duration = .zero
  private let state: LockIsolated<Instant>

  /// Creates a clock.
  ///
  /// - Parameter now: The moment at which it starts.
  public init(now: Instant = Instant()) { state = LockIsolated(now) }

  /// The current moment. Only sleeping changes it.
  public var now: Instant { state.value }

  /// Moves the time to the deadline, if that hasn't passed, and lets other tasks run before it returns.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    state.withValue { $0 = max($0, deadline) }
    await Task.megaYield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock that counts in the standard library's durations from zero.
  public convenience init() { self.init(now: Instant()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which sleeping takes no time.
  public static var immediate: Self { ImmediateClock() }
}
