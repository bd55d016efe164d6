/// The time since a moment, by any clock.
struct Stopwatch: Sendable {
  private let time: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Starts at the clock's current moment.
  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    time = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// The time since the start.
  var elapsed: Duration { time() }

  /// Suspends until a time after the start.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func sleep(until end: Duration) async throws { try await wait(end) }
}
