import Clocks
import ConcurrencyExtras
import Testing

/// The clock gives unobserved work time to come to rest.
@Suite struct TestClockUnobservedTests {
  let clock = TestClock()
  let moments = LockIsolated<[Duration]>([])

  /// Records the time.
  @Sendable func noteMoment() {
    let now = clock.now
    moments.withValue { $0.append(TestClock<Duration>.Instant().duration(to: now)) }
  }

  @Test func `a task that was only just started is woken by the advance`() async {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      noteMoment()
    }
    await clock.advance(by: .seconds(1))
    #expect(moments.value == [.seconds(1)])
    task.cancel()
  }

  @Test func `a task sleeps again before time moves on`() async {
    let task = Task {
      for _ in 1...5 {
        try await clock.sleep(for: .seconds(1))
        noteMoment()
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(moments.value == (1...5).map { .seconds($0) })
    task.cancel()
  }

  @Test @MainActor func `a task of the main actor sleeps again before time moves on`() async {
    let task = Task {
      for _ in 1...5 {
        try await clock.sleep(for: .seconds(1))
        MainActor.assertIsolated()
        noteMoment()
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(moments.value == (1...5).map { .seconds($0) })
    task.cancel()
  }

  @Test func `a task of low priority sleeps again before time moves on`() async {
    let task = Task.detached(priority: .background) {
      for _ in 1...5 {
        try await clock.sleep(for: .seconds(1))
        noteMoment()
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(moments.value == (1...5).map { .seconds($0) })
    task.cancel()
  }

  @Test func `the steps of several tasks are interleaved by time`() async {
    let tasks = [2, 3].map { interval in
      Task {
        for _ in 1...3 {
          try await clock.sleep(for: .seconds(interval))
          noteMoment()
        }
      }
    }
    await clock.advance(by: .seconds(9))
    #expect(moments.value == [2, 3, 4, 6, 6, 9].map { .seconds($0) })
    for task in tasks { task.cancel() }
  }

  @Test func `running wakes everyone`() async {
    let tasks = (1...10).map { second in
      Task {
        try await clock.sleep(for: .seconds(second))
        noteMoment()
      }
    }
    await clock.run()
    #expect(moments.value == (1...10).map { .seconds($0) })
    for task in tasks { task.cancel() }
  }

  @Test func `the check for suspensions sees a task that was only just started`() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: SuspensionError()) { try await clock.checkSuspension() }
    task.cancel()
  }
}
