import Clocks
import ConcurrencyExtras
import Testing

@Suite struct ImmediateClockTests {
  @Test func `sleeping moves the time and returns`() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(1_000_000))
    #expect(clock.now == ImmediateClock<Duration>.Instant(offset: .seconds(1_000_000)))
    #expect(clock.minimumResolution == .zero)
  }

  @Test func `time never moves back`() async throws {
    let clock = ImmediateClock(now: ImmediateClock<Duration>.Instant(offset: .seconds(2)))
    try await clock.sleep(until: ImmediateClock<Duration>.Instant(offset: .seconds(1)))
    #expect(clock.now == ImmediateClock<Duration>.Instant(offset: .seconds(2)))
  }

  @Test func `a cancelled task does not sleep`() async {
    let clock = ImmediateClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now == ImmediateClock<Duration>.Instant())
  }

  @Test func `the shared spelling is its own clock`() async throws {
    let clock: any Clock<Duration> = .immediate
    try await clock.sleep(for: .seconds(1))
    let other: ImmediateClock<Duration> = .immediate
    #expect(other.now == ImmediateClock<Duration>.Instant())
  }

  @Test func `other tasks run while it sleeps`() {
    let executor = SteppingExecutor()
    let log = LockIsolated<[String]>([])
    for name in ["a", "b"] {
      executor.start {
        await Task.yield()
        log.withValue { $0.append(name) }
      }
    }
    executor.start {
      try await ImmediateClock().sleep(for: .seconds(1))
      log.withValue { $0.append("awake") }
    }
    #expect(log.value == ["a", "b", "awake"])
  }

  @Test func `inside an observed task it stays on its executor`() {
    let executor = SteppingExecutor()
    let didWake = LockIsolated(false)
    executor.start {
      try await ImmediateClock().sleep(for: .seconds(1))
      didWake.setValue(true)
    }
    #expect(didWake.value)
    #expect(executor.reasons == [])
  }
}
