import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

@Suite struct TestClockTests {
  let clock = TestClock()
  let log = LockIsolated<[String]>([])
  let executor = SteppingExecutor()

  /// Starts a task that sleeps, and then appends to the log.
  @discardableResult
  func sleeper(_ name: String, for duration: Duration) -> Task<Void, any Error> {
    executor.start {
      try await clock.sleep(for: duration)
      log.withValue { $0.append(name) }
    }
  }

  @Test func `time stands still until it is advanced`() async {
    sleeper("a", for: .seconds(1))
    #expect(log.value == [])
    await clock.advance(by: .milliseconds(999))
    #expect(log.value == [])
    await clock.advance(by: .milliseconds(1))
    #expect(log.value == ["a"])
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(1)))
  }

  @Test func `advancing to a moment wakes the tasks that are due`() async {
    sleeper("a", for: .seconds(1))
    await clock.advance(to: TestClock<Duration>.Instant(offset: .seconds(1)))
    #expect(log.value == ["a"])
    await clock.advance(to: TestClock<Duration>.Instant(offset: .zero))
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(1)))
  }

  @Test func `sleepers wake in the order of their deadlines`() async {
    for second in [3, 1, 5, 2, 4] { sleeper("\(second)", for: .seconds(second)) }
    await clock.advance(by: .seconds(4))
    #expect(log.value == ["1", "2", "3", "4"])
    await clock.advance(by: .seconds(1))
    #expect(log.value == ["1", "2", "3", "4", "5"])
  }

  @Test func `sleepers of one deadline wake in the order of their arrival`() async {
    for name in 1...100 { sleeper("\(name)", for: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    #expect(log.value == (1...100).map(String.init))
  }

  @Test func `a woken task sleeps again before time moves on`() async {
    executor.start {
      while true {
        try await clock.sleep(for: .seconds(2))
        log.withValue { $0.append("even \(clock.now.duration(to: .init()) * -1)") }
      }
    }
    sleeper("3", for: .seconds(3))
    await clock.advance(by: .seconds(6))
    #expect(log.value == ["even 2.0 seconds", "3", "even 4.0 seconds", "even 6.0 seconds"])
  }

  @Test func `a woken task sees the moment of its deadline`() async {
    executor.start {
      try await clock.sleep(for: .seconds(1))
      let now = clock.now
      log.withValue { $0.append("\(TestClock<Duration>.Instant().duration(to: now))") }
    }
    await clock.advance(by: .seconds(10))
    #expect(log.value == ["1.0 seconds"])
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(10)))
  }

  @Test func `a deadline that is past does not suspend`() async throws {
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: TestClock<Duration>.Instant(offset: .milliseconds(999)))
    try await clock.sleep(for: .seconds(-1))
  }

  @Test func `a task that sleeps for no time waits for the next advance`() async {
    executor.start {
      try await clock.sleep(for: .zero)
      log.withValue { $0.append("nothing") }
      try await clock.sleep(until: clock.now)
      log.withValue { $0.append("now") }
      try await clock.sleep(for: .seconds(1))
      log.withValue { $0.append("a second") }
    }
    executor.drain()
    #expect(log.value == [])
    await clock.advance()
    #expect(log.value == ["nothing", "now"])
    await clock.advance(by: .seconds(1))
    #expect(log.value == ["nothing", "now", "a second"])
  }

  @Test func `a clock may start at any moment`() async {
    let clock = TestClock(now: TestClock<Duration>.Instant(offset: .seconds(100)))
    await clock.advance(by: .seconds(1))
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(101)))
    #expect(clock.minimumResolution == .zero)
  }

  @Test func `cancelling a sleeper wakes it with an error`() async throws {
    let task = sleeper("a", for: .seconds(1))
    task.cancel()
    executor.drain()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
    await clock.advance(by: .seconds(1))
    #expect(log.value == [])
  }

  @Test func `a cancelled task does not fall asleep`() async {
    let task = executor.start {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(executor.reasons == [])
  }

  @Test func `one sleeper that cancels another of the same deadline wins`() async {
    let tasks = LockIsolated<[Task<Void, any Error>]>([])
    for name in ["first", "second"] {
      let task = executor.start {
        try await clock.sleep(for: .seconds(1))
        log.withValue { $0.append(name) }
        for task in tasks.value { task.cancel() }
      }
      tasks.withValue { $0.append(task) }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.value == ["first"])
  }
}
