import Clocks
import ConcurrencyExtras
import Testing

@Suite struct TestClockCancellationTests {
  /// An observer that cancels the task as it parks. After that it can't be found yet.
  private final class Canceler: ParkingObserver {
    let parked = LockIsolated(0)

    func park(_ reason: String) {
      parked.withValue { $0 += 1 }
      withUnsafeCurrentTask { $0?.cancel() }
    }
    func unpark() { parked.withValue { $0 -= 1 } }
    func settle() async {}
  }

  @Test(.timeLimit(.minutes(30)), arguments: [Duration.zero, .seconds(1)])
  func `a task that is cancelled while it goes to sleep wakes`(duration: Duration) async throws {
    let clock = TestClock()
    let canceler = Canceler()
    let task = EffectParking.$current.withValue(canceler) {
      Task { try await clock.sleep(for: duration) }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(canceler.parked.value == 0)
    try await clock.checkSuspension()
  }

  @Test(.timeLimit(.minutes(30)), arguments: 1...20)
  func `every sleep ends once when cancellation and time race`(round: Int) async throws {
    let clock = TestClock()
    let ended = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        let task = Task.detached {
          for step in 0..<3 { try? await clock.sleep(for: .milliseconds((number * 7 + step * 3) % 11)) }
          ended.withValue { $0 += 1 }
        }
        group.addTask {
          for _ in 0..<(number % 5) { await Task.yield() }
          if (number + round).isMultiple(of: 2) { task.cancel() }
          await task.value
        }
      }
      group.addTask { while ended.value < 40 { await clock.advance(by: .milliseconds(4)) } }
    }
    #expect(ended.value == 40)
    try await clock.checkSuspension()
  }
}
