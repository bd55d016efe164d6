import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

@Suite struct TestClockRunTests {
  let clock = TestClock()
  let executor = SteppingExecutor()

  @Test func `running goes on until no task sleeps`() async {
    let ticks = LockIsolated(0)
    executor.start {
      for second in 1...100 {
        try await clock.sleep(for: .seconds(second))
        ticks.withValue { $0 += 1 }
      }
    }
    await clock.run()
    #expect(ticks.value == 100)
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(5050)))
  }

  @Test func `running without sleepers moves no time`() async {
    await clock.run()
    #expect(clock.now == TestClock<Duration>.Instant())
  }

  @Test func `work that never stops sleeping is reported`() async {
    let task = executor.start {
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    await withKnownIssue {
      await clock.run()
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains(
          "Expected all sleeps to finish, but some are still suspending after 10000 sleeps"
        )
      }
    }
    task.cancel()
    executor.drain()
  }

  @Test func `a timeout that was set is kept`() async {
    let task = executor.start {
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    await withKnownIssue {
      await clock.run(timeout: .zero)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("still suspending after 0.0 seconds") }
        && $0.sourceLocation?.fileName == "TestClockRunTests.swift"
    }
    task.cancel()
    executor.drain()
  }

  @Test func `a cancelled run stops`() async {
    let task = executor.start {
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await clock.run()
    }.value
    #expect(clock.now == TestClock<Duration>.Instant())
    task.cancel()
    executor.drain()
  }

  @Test func `a sleeping task fails the check for suspensions`() async throws {
    try await clock.checkSuspension()
    executor.start { try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: SuspensionError()) { try await clock.checkSuspension() }
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
  }
}
