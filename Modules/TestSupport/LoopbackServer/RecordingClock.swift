import Platform

/// A clock that never waits and records the requested sleeping times.
public final class RecordingClock: Clock, Sendable {
  public struct Instant: InstantProtocol {
    var offset: Duration

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let state = Mutex((now: Instant(offset: .zero), sleeps: [Swift.Duration]()))

  public init() {}

  public var now: Instant { state.withLock { $0.now } }

  public let minimumResolution = Swift.Duration.zero

  /// The requested sleeping times, in order.
  public var sleeps: [Swift.Duration] { state.withLock { $0.sleeps } }

  public func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { state in
      state.sleeps.append(state.now.duration(to: deadline))
      state.now = max(state.now, deadline)
    }
    await Task.yield()
  }
}
