import Clocks
import ConcurrencyExtras
import Testing

/// The order in which sleepers wake, tried on many of them.
@Suite struct TestClockOrderTests {
  let clock = TestClock()
  let executor = SteppingExecutor()
  let log = LockIsolated<[Int]>([])

  private func sleeper(_ name: Int, for duration: Duration) -> Task<Void, any Error> {
    executor.start {
      try await clock.sleep(for: duration)
      log.withValue { $0.append(name) }
    }
  }

  @Test(arguments: 1...20)
  func `sleepers wake by their deadlines and then by their arrival`(seed: Int) async {
    let deadlines = (0..<50).map { ($0 * 7_919 + seed * 104_729) % 13 }
    for (name, deadline) in deadlines.enumerated() { _ = sleeper(name, for: .seconds(deadline)) }
    await clock.run()
    let inOrder = deadlines.indices.sorted { (deadlines[$0], $0) < (deadlines[$1], $1) }
    #expect(log.value == inOrder)
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(deadlines.max() ?? 0)))
  }

  @Test func `steps add up to one advance`() async {
    for name in 1...10 { _ = sleeper(name, for: .milliseconds(name * 100)) }
    for step in 1...10 {
      await clock.advance(by: .milliseconds(100))
      #expect(log.value == Array(1...step))
    }
  }

  @Test func `a cancelled sleeper wakes without its time having come`() async {
    let task = sleeper(1, for: .seconds(10))
    _ = sleeper(2, for: .seconds(5))
    task.cancel()
    executor.drain()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now == TestClock<Duration>.Instant())
    await clock.run()
    #expect(log.value == [2])
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(5)))
  }

  @Test func `running a clock without sleepers changes nothing`() async throws {
    await clock.run()
    #expect(clock.now == TestClock<Duration>.Instant())
    try await clock.checkSuspension()
  }

  @Test func `timers of different intervals interleave`() async {
    for (name, interval) in [(2, 2), (3, 3)] {
      executor.start {
        for await _ in clock.timer(interval: .seconds(interval)) { log.withValue { $0.append(name) } }
      }
    }
    await clock.advance(by: .seconds(6))
    #expect(log.value.count == 5)
    #expect(log.value.prefix(3) == [2, 3, 2])
    #expect(log.value.suffix(2).sorted() == [2, 3])
  }

  @Test func `instants are ordered and measured`() {
    let start = TestClock<Duration>.Instant()
    let later = start.advanced(by: .seconds(3))
    #expect(start < later)
    #expect(start.duration(to: later) == .seconds(3))
    #expect(later.duration(to: start) == .seconds(-3))
    #expect(later == TestClock<Duration>.Instant(offset: .seconds(3)))
    #expect(Set([start, later, start]).count == 2)
  }
}
