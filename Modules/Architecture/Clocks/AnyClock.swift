/// A clock with an erased type, except for its duration.
///
/// Usually `any Clock<Duration>` is enough. Use this if a concrete clock is required: in an async sequence, or as the
/// type of a stored property that is generic over its clock.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of a clock, by its distance from the clock's zero. The zero of an erased clock is its creation.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// Creates a moment.
    ///
    /// - Parameter offset: The time since the clock's zero.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns the moment `duration` after this one.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// Returns the time from this moment to `other`; negative if `other` is earlier.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let currentInstant: @Sendable () -> Instant
  private let currentResolution: @Sendable () -> Duration
  private let suspend: @Sendable (Instant, Duration?) async throws -> Void

  /// Erases a clock. Its current moment becomes this clock's start.
  ///
  /// - Parameter clock: A clock.
  public init(_ clock: some Clock<Duration>) {
    let start = clock.now
    currentInstant = { Instant(offset: start.duration(to: clock.now)) }
    currentResolution = { clock.minimumResolution }
    suspend = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The current moment of the erased clock.
  public var now: Instant { currentInstant() }

  /// The shortest time that the clock can measure.
  public var minimumResolution: Duration { currentResolution() }

  /// Suspends until the erased clock has reached `deadline`.
  ///
  /// - Throws: The error of the erased clock: a cancellation error if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await suspend(deadline, tolerance)
  }
}
