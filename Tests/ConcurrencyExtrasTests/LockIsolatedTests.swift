import ConcurrencyExtras
import Testing

@Suite struct LockIsolatedTests {
  struct Failure: Error, Equatable {}

  @Test func `a thousand tasks lose no increment`() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 {
        group.addTask { count.withValue { $0 += 1 } }
      }
    }
    #expect(count.value == 1_000)
  }

  @Test func `an operation returns its result`() {
    let names = LockIsolated(["Blob"])
    let count = names.withValue { names in
      names.append("Blob Jr.")
      return names.count
    }
    #expect(count == 2)
    #expect(names.value == ["Blob", "Blob Jr."])
  }

  @Test func `what an operation changed before it threw is kept`() {
    let count = LockIsolated(0)
    #expect(throws: Failure.self) {
      try count.withValue {
        $0 = 42
        throw Failure()
      }
    }
    #expect(count.value == 42)
  }

  @Test func `an operation may read the value again`() {
    let count = LockIsolated(1)
    count.withValue { $0 += count.value + 10 }
    #expect(count.value == 12)
  }

  @Test func `set value replaces the value`() {
    let count = LockIsolated(1)
    count.setValue(2)
    #expect(count.value == 2)
  }

  @Test func `a new value that throws keeps the old one`() {
    @Sendable func fail() throws -> Int { throw Failure() }
    let count = LockIsolated(1)
    #expect(throws: Failure()) { try count.setValue(try fail()) }
    #expect(count.value == 1)
  }

  @Test func `an initial value that throws is thrown`() {
    @Sendable func fail() throws -> Int { throw Failure() }
    #expect(throws: Failure()) { try LockIsolated(try fail()) }
  }

  @Test func `properties of the value are read through it`() {
    let names = LockIsolated(["Blob", "Blob Jr."])
    #expect(names.count == 2)
    #expect(names.first == "Blob")
  }

  @Test func `a value that is not sendable can be guarded`() async {
    final class Counter { var count = 0 }
    let counter = LockIsolated(Counter())
    await Task.detached { counter.withValue { $0.count += 1 } }.value
    #expect(counter.withValue { $0.count } == 1)
  }
}
