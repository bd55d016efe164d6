import Clocks
import ConcurrencyExtras
import Testing

@Suite struct TestClockParkingTests {
  let clock = TestClock()
  let executor = SteppingExecutor()

  @Test func `a sleeper is parked until its deadline`() async {
    executor.start { try await clock.sleep(for: .seconds(3)) }
    #expect(executor.parked == 1)
    #expect(executor.reasons == ["TestClock, until 3.0 seconds"])
    await clock.advance(by: .seconds(3))
    #expect(executor.parked == 0)
  }

  @Test func `a sleeper is parked until it is cancelled`() async {
    let task = executor.start { try await clock.sleep(for: .seconds(3)) }
    task.cancel()
    #expect(executor.parked == 0)
    #expect(executor.waitingJobs == 1)
    executor.drain()
  }

  @Test func `a sleeper is parked through an erased clock`() async {
    let erased = AnyClock(clock)
    let existential: any Clock<Duration> = clock
    executor.start { try await erased.sleep(for: .seconds(1)) }
    executor.start { try await existential.sleep(for: .seconds(2)) }
    #expect(executor.parked == 2)
    await clock.advance(by: .seconds(2))
    #expect(executor.parked == 0)
  }

  @Test func `an advance ends with every observer at rest`() async {
    let other = SteppingExecutor()
    let log = LockIsolated<[String]>([])
    for (name, executor) in [("a", executor), ("b", other)] {
      executor.start {
        try await clock.sleep(for: .seconds(1))
        for _ in 0..<10 { await Task.yield() }
        log.withValue { $0.append(name) }
        try await clock.sleep(for: .seconds(1))
        log.withValue { $0.append(name) }
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(log.value == ["a", "b", "a", "b"])
    #expect(executor.waitingJobs + other.waitingJobs == 0)
  }

  @Test func `an observer whose sleepers are awake is still asked for quiet`() async {
    executor.start { try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    let before = executor.settles
    await clock.advance(by: .seconds(1))
    #expect(executor.settles > before)
  }

  @Test func `observers that share a settler are settled once`() async {
    final class Observer: ParkingObserver {
      let executor: SteppingExecutor
      init(_ executor: SteppingExecutor) { self.executor = executor }
      var settler: any Settler { executor }
      func park(_ reason: String) {}
      func unpark() {}
      func settle() async { Issue.record("An observer was settled that has a settler") }
    }
    for _ in 1...10 {
      EffectParking.$current.withValue(Observer(executor)) {
        _ = Task(executorPreference: executor) { try await clock.sleep(for: .seconds(1)) }
      }
    }
    executor.drain()
    let before = executor.settles
    await clock.advance(by: .milliseconds(1))
    #expect(executor.settles == before + 1)
    await clock.advance(by: .seconds(1))
    #expect(executor.waitingJobs == 0)
  }

  @Test func `a clock does not keep its observers`() async {
    weak var observer: SteppingExecutor?
    do {
      let executor = SteppingExecutor()
      observer = executor
      executor.start { try await clock.sleep(for: .seconds(1)) }
      await clock.advance(by: .seconds(1))
    }
    #expect(observer == nil)
  }

  @Test func `work that moves the clock itself lets others go first`() {
    let log = LockIsolated<[Int]>([])
    executor.start {
      Task(executorPreference: executor) {
        for second in 1...3 {
          try await clock.sleep(for: .seconds(1))
          log.withValue { $0.append(second) }
        }
      }
      await clock.advance(by: .seconds(3))
      log.withValue { $0.append(0) }
    }
    #expect(log.value == [1, 2, 3, 0])
  }
}
