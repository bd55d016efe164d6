import Clocks
import ConcurrencyExtras
import Testing

/// What the clock does for work that nobody watches: it yields until the work is quiet.
@MainActor @Suite struct TestClockUnobservedTests {
  let clock = TestClock()

  @Test func aTaskThatWasOnlyJustStartedIsWokenByTheAdvance() async throws {
    let didWake = LockIsolated(false)
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      didWake.setValue(true)
    }
    await clock.advance(by: .seconds(1))
    try await task.value
    #expect(didWake.value)
  }

  @Test func aTaskSleepsAgainBeforeTimeMovesOn() async throws {
    let moments = LockIsolated<[Duration]>([])
    let task = Task {
      for _ in 1...5 {
        try await clock.sleep(for: .seconds(1))
        let now = clock.now
        moments.withValue { $0.append(TestClock<Duration>.Instant().duration(to: now)) }
      }
    }
    await clock.advance(by: .seconds(5))
    try await task.value
    #expect(moments.value == (1...5).map { .seconds($0) })
  }

  @Test func runningWakesEverybody() async throws {
    let count = LockIsolated(0)
    let task = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for second in 1...10 {
          group.addTask {
            try await clock.sleep(for: .seconds(second))
            count.withValue { $0 += 1 }
          }
        }
        try await group.waitForAll()
      }
    }
    await clock.run()
    try await task.value
    #expect(count.value == 10)
  }

  @Test func theCheckForSuspensionsSeesATaskThatWasOnlyJustStarted() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: SuspensionError()) { try await clock.checkSuspension() }
    task.cancel()
  }
}
