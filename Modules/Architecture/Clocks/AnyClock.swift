/// A clock whose type is erased, but not its duration.
///
/// Mostly `any Clock<Duration>` is enough. Use this where a concrete clock is asked for: in an async sequence,
/// or as the type of a stored property that is generic over its clock.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of a clock, by its distance from the clock's zero. The zero of an erased clock is its creation.
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
  /// - Throws: What the erased clock throws: a cancellation error when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await suspend(deadline, tolerance)
  }
}
