/// An async sequence that emits the current moment of a clock at a regular interval.
///
/// See ``_Concurrency/Clock/timer(interval:tolerance:)``.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  public typealias Element = C.Instant

  /// The iterator of a timer.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let timer: AsyncTimerSequence
    private var last: C.Instant?
    private var isFinished = false

    fileprivate init(timer: AsyncTimerSequence) { self.timer = timer }

    /// Sleeps until the next tick.
    ///
    /// - Returns: The moment after the sleep, or `nil` if the task was cancelled.
    public mutating func next() async -> C.Instant? {
      guard !isFinished else { return nil }
      let deadline = nextDeadline()
      do {
        try await timer.clock.sleep(until: deadline, tolerance: timer.tolerance)
      } catch {
        isFinished = true
        return nil
      }
      last = deadline
      return timer.clock.now
    }

    /// Returns the first moment of the raster that hasn't passed. The raster starts with the first call and never
    /// shifts: a late tick doesn't delay the following ticks, and missed ticks are skipped.
    private func nextDeadline() -> C.Instant {
      let (now, interval) = (timer.clock.now, timer.interval)
      guard let last, interval > .zero else { return now.advanced(by: interval) }
      // Division overshoots by rounding at most, so the loop starts one interval earlier.
      let ticks = Swift.max(1, Swift.min(last.duration(to: now) / interval, 1e15) - 1)
      var next = last.advanced(by: interval * Int(ticks))
      while next < now { next = next.advanced(by: interval) }
      return next
    }
  }

  fileprivate let clock: C
  fileprivate let interval: C.Duration
  fileprivate let tolerance: C.Duration?

  /// Creates a timer of a clock, as ``_Concurrency/Clock/timer(interval:tolerance:)`` does.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  public func makeAsyncIterator() -> Iterator { Iterator(timer: self) }
}

extension AsyncTimerSequence: Sendable where C: Sendable {}

@available(*, unavailable)
extension AsyncTimerSequence.Iterator: Sendable {}

extension Clock where Duration: Hashable {
  /// Returns a timer: an async sequence that emits the clock's current moment at a regular interval, until the
  /// iterating task is cancelled.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   await send(.timerTicked)
  /// }
  /// ```
  ///
  /// The ticks don't drift: they stay on the raster that starts with the first iteration, even if the body of the
  /// loop is slow. Ticks that it misses altogether are skipped.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks.
  ///   - tolerance: How late a tick may be, for clocks that use it.
  public func timer(
    interval: Self.Duration,
    tolerance: Self.Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Self.Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
