import Dispatch
import Platform
import Testing

@Suite struct RecursiveLockTests {
  // `count` is only touched with the lock held.
  private final class Counter: @unchecked Sendable {
    let lock = RecursiveLock()
    var count = 0

    func increment() {
      lock.withLock { lock.withLock { count += 1 } }
    }
  }

  @Test func `nested and contended operations are exclusive`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 { counter.increment() }
    }
    #expect(counter.lock.withLock { counter.count } == 8_000)
  }

  @Test func `an error releases the lock`() {
    struct Failure: Error {}
    let lock = RecursiveLock()
    #expect(throws: Failure.self) { try lock.withLock { throw Failure() } }
    var other = false
    DispatchQueue.concurrentPerform(iterations: 1) { _ in lock.withLock {} }
    lock.withLock { other = true }
    #expect(other)
  }
}
