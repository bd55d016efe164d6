import ConcurrencyExtras
import Testing

@testable import ComposableArchitecture

@Suite struct GateTests {
  @Test func `a later task goes through`() async {
    let gate = Gate()
    gate.open()
    await gate.pass()
    gate.open()
    await gate.pass()
  }

  @MainActor
  @Test func `a waiting task resumes at its place`() async {
    let gate = Gate()
    let log = LockIsolated<[String]>([])
    let waiter = Task { @MainActor in
      log.withValue { $0.append("waits") }
      await gate.pass()
      MainActor.assertIsolated()
      log.withValue { $0.append("goes on") }
    }
    // Until a task waits.
    while log.value.isEmpty { await Task.yield() }
    log.withValue { $0.append("opens") }
    gate.open()
    await waiter.value
    #expect(log.value == ["waits", "opens", "goes on"])
  }

  /// Some come before it is opened, some meanwhile, some after.
  @Test(arguments: 0..<10)
  func `every waiting task is resumed`(number: Int) async {
    let gate = Gate()
    let passed = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for waiter in 0..<100 {
        if waiter == number * 10 { group.addTask { gate.open() } }
        group.addTask {
          await gate.pass()
          passed.withValue { $0 += 1 }
        }
      }
    }
    #expect(passed.value == 100)
  }
}
