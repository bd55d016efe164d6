import Clocks
import ConcurrencyExtras
import Testing

@Suite struct AsyncTimerSequenceTests {
  let clock = TestClock()
  let executor = SteppingExecutor()
  let ticks = LockIsolated<[Duration]>([])

  /// The moment of the test clock.
  var moment: Duration { TestClock<Duration>.Instant().duration(to: clock.now) }

  @Test func `a timer ticks at its interval`() async {
    let task = executor.start {
      for await _ in clock.timer(interval: .seconds(1)) {
        ticks.withValue { $0.append(moment) }
      }
    }
    await clock.advance(by: .milliseconds(500))
    #expect(ticks.value == [])
    await clock.advance(by: .seconds(3))
    #expect(ticks.value == [.seconds(1), .seconds(2), .seconds(3)])
    task.cancel()
    executor.drain()
  }

  @Test func `a timer emits the moment of its clock`() async throws {
    let clock = ImmediateClock()
    var instants: [AnyClock<Duration>.Instant] = []
    for await instant in clock.timer(interval: .seconds(1)).prefix(3) { instants.append(instant) }
    #expect(instants.count == 3)
    #expect(instants[0].duration(to: instants[2]) == .seconds(2))
  }

  @Test func `a timer runs on any clock of a duration`() async {
    let clock: any Clock<Duration> = clock
    let task = executor.start {
      for await _ in clock.timer(interval: .seconds(1)) {
        ticks.withValue { $0.append(moment) }
      }
    }
    await self.clock.advance(by: .seconds(2))
    #expect(ticks.value == [.seconds(1), .seconds(2)])
    task.cancel()
    executor.drain()
  }

  @Test func `work in the loop does not make the timer drift`() async {
    let task = executor.start {
      for await _ in clock.timer(interval: .seconds(2)) {
        ticks.withValue { $0.append(moment) }
        try await clock.sleep(for: .seconds(1))
      }
    }
    await clock.advance(by: .seconds(8))
    #expect(ticks.value == [.seconds(2), .seconds(4), .seconds(6), .seconds(8)])
    task.cancel()
    executor.drain()
  }

  @Test func `ticks that were missed are skipped and the raster is kept`() async {
    let task = executor.start {
      for await _ in clock.timer(interval: .seconds(2)) {
        ticks.withValue { $0.append(moment) }
        try await clock.sleep(for: .seconds(5))
      }
    }
    await clock.advance(by: .seconds(20))
    #expect(ticks.value == [.seconds(2), .seconds(8), .seconds(14), .seconds(20)])
    task.cancel()
    executor.drain()
  }

  @Test func `a long pause costs no loop over the missed ticks`() async {
    let task = executor.start {
      for await _ in clock.timer(interval: .nanoseconds(3)) {
        ticks.withValue { $0.append(moment) }
        try await clock.sleep(for: .seconds(86_400))
      }
    }
    await clock.advance(by: .nanoseconds(3))
    await clock.advance(by: .seconds(86_400))
    await clock.advance(by: .nanoseconds(3))
    #expect(ticks.value == [.nanoseconds(3), .seconds(86_400) + .nanoseconds(3)])
    task.cancel()
    executor.drain()
  }

  @Test func `cancelling the task ends the timer`() async throws {
    let task = executor.start {
      for await _ in clock.timer(interval: .seconds(1)) {}
      ticks.withValue { $0.append(.zero) }
    }
    task.cancel()
    executor.drain()
    try await task.value
    #expect(ticks.value == [.zero])
  }

  @Test func `a timer that has ended stays ended`() async throws {
    let task = executor.start {
      withUnsafeCurrentTask { $0?.cancel() }
      var iterator = clock.timer(interval: .seconds(1)).makeAsyncIterator()
      #expect(await iterator.next() == nil)
      #expect(await iterator.next() == nil)
    }
    try await task.value
  }
}
