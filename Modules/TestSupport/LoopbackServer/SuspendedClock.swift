/// A clock whose sleeps last until they are cancelled.
public final class SuspendedClock: Clock {
  private let clock = ContinuousClock()
  private let sleepers = AsyncStream<Void>.makeStream()

  public init() {}

  public var now: ContinuousClock.Instant { clock.now }
  public var minimumResolution: Swift.Duration { clock.minimumResolution }

  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Swift.Duration?) async throws {
    sleepers.continuation.yield()
    try await clock.sleep(until: clock.now.advanced(by: .seconds(86_400)))
  }

  /// Waits until a task sleeps on the clock.
  public func waitUntilSleeping() async {
    for await _ in sleepers.stream { return }
  }
}
