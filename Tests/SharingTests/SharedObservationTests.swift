import ConcurrencyExtras
import Observation
import Sharing
import Testing

@Suite struct SharedObservationTests {
  /// A counter of the notifications of an observer of a closure's reads, and the values that it reads then.
  private final class Observer<Value: Sendable>: Sendable {
    let seen = LockIsolated<[Value]>([])

    func observe(_ read: @escaping @Sendable () -> Value) {
      withObservationTracking {
        _ = read()
      } onChange: {
        self.seen.withValue { $0.append(read()) }
        self.observe(read)
      }
    }
  }

  @Test func `an observer sees the new value`() {
    let count = Shared(value: 0)
    let observer = Observer<Int>()
    observer.observe { count.wrappedValue }
    count.withLock { $0 = 1 }
    count.withLock { $0 = 2 }
    #expect(observer.seen.value == [1, 2])
  }

  @Test func `every holder is notified`() {
    @Shared(.inMemory("count")) var first = 0
    @Shared(.inMemory("count")) var second = 0
    @SharedReader(.inMemory("count")) var reader = 0
    let observers = (1...4).map { _ in Observer<Int>() }
    let (firstShared, secondShared, readerShared, doubled) = ($first, $second, $reader, $second.magnitude)
    observers[0].observe { firstShared.wrappedValue }
    observers[1].observe { secondShared.wrappedValue }
    observers[2].observe { readerShared.wrappedValue }
    observers[3].observe { Int(doubled.wrappedValue) }
    $first.withLock { $0 = 4 }
    #expect(observers.map(\.seen.value) == [[4], [4], [4], [4]])
  }

  @Test func `a change to the same value notifies no observer`() {
    let count = Shared(value: 3)
    let name = Shared(value: "Blob")
    let observer = Observer<String>()
    observer.observe { "\(count.wrappedValue) \(name.wrappedValue)" }
    count.withLock { $0 = 3 }
    name.withLock { $0 = "Blob" }
    #expect(observer.seen.value == [])
  }

  @Test func `a change through a derived value notifies`() {
    let row = Shared(value: Row(id: 1, name: "Blob"))
    let observer = Observer<String>()
    observer.observe { row.wrappedValue.name }
    row.name.withLock { $0 = "Jr" }
    #expect(observer.seen.value == ["Jr"])
  }

  @Test func `loading another key notifies`() async throws {
    @Shared(.inMemory("first")) var first = 1
    @Shared(.inMemory("second")) var second = 2
    let shared = $first
    let observer = Observer<Int>()
    observer.observe { shared.wrappedValue }
    try await shared.load(.inMemory("second"))
    #expect(observer.seen.value.last == 2)
  }

  @Test func `a queue keeps notifications back and sends each once`() {
    let count = Shared(value: 0)
    let name = Shared(value: "")
    let counts = Observer<Int>()
    let names = Observer<String>()
    counts.observe { count.wrappedValue }
    names.observe { name.wrappedValue }
    let queue = SharedNotificationQueue(isReduction: false)
    queue.run {
      count.withLock { $0 = 1 }
      name.withLock { $0 = "one" }
      count.withLock { $0 = 2 }
      #expect(counts.seen.value == [])
    }
    queue.flush()
    #expect(counts.seen.value == [2])
    #expect(names.seen.value == ["one"])
    queue.flush()
    #expect(counts.seen.value == [2])
  }

  @Test func `values begin with the current one and leave out repetitions`() async {
    let row = Shared(value: Row(id: 1, name: "a"))
    var names = row.name.values.makeAsyncIterator()
    #expect(await names.next() == "a")
    row.name.withLock { $0 = "b" }
    row.tags.withLock { $0 = ["unrelated"] }
    row.name.withLock { $0 = "b" }
    row.name.withLock { $0 = "c" }
    #expect(await names.next() == "b")
    #expect(await names.next() == "c")
  }

  @Test func `values do not keep the value alive once they are dropped`() async {
    final class Token: Sendable, Equatable {
      static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }
    }
    weak var token: Token?
    do {
      let shared = Shared(value: Token())
      token = shared.wrappedValue
      var values = shared.values.makeAsyncIterator()
      let first = await values.next()
      #expect(first === token)
    }
    #expect(token == nil)
  }
}
