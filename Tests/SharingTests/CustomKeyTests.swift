import ConcurrencyExtras
import Sharing
import Testing

@Suite struct CustomKeyTests {
  private let source = TestKey.Source()
  private let recorder = IssueRecorder()
  private var key: TestKey { TestKey(source: source) }

  @Test func `the initial value is shown until the value is loaded`() {
    let count = Shared(wrappedValue: 1, key)
    #expect(count.wrappedValue == 1)
    #expect(count.isLoading)
    source.resumeLoad(.success(5))
    #expect(count.wrappedValue == 5)
    #expect(!count.isLoading)
  }

  @Test func `the initial value stays when nothing is stored`() {
    let count = Shared(wrappedValue: 1, key)
    source.resumeLoad(.success(nil))
    #expect(count.wrappedValue == 1)
    #expect(!count.isLoading)
  }

  @Test func `a failed first load is an error`() {
    let count = Shared(wrappedValue: 1, key)
    recorder { source.resumeLoad(.failure(TestKey.Failure())) }
    #expect(count.loadError is TestKey.Failure)
    #expect(count.wrappedValue == 1)
    #expect(recorder.issues.isEmpty)
  }

  @Test func `loading again shows the new value`() async throws {
    let count = Shared(wrappedValue: 1, key)
    source.resumeLoad(.success(2))
    let loading = Task { try await count.load() }
    await waitUntil { !source.loads.value.isEmpty }
    #expect(count.isLoading)
    source.resumeLoad(.success(3))
    try await loading.value
    #expect(count.wrappedValue == 3)
    #expect(!count.isLoading)
  }

  @Test func `a failed load is thrown and keeps the value`() async {
    let count = Shared(wrappedValue: 1, key)
    source.resumeLoad(.success(2))
    let loading = Task { try await count.load() }
    await waitUntil { !source.loads.value.isEmpty }
    source.resumeLoad(.failure(TestKey.Failure()))
    await #expect(throws: TestKey.Failure.self) { try await loading.value }
    #expect(count.loadError is TestKey.Failure)
    #expect(count.wrappedValue == 2)
  }

  @Test func `a successful load clears the error`() async throws {
    let count = Shared(wrappedValue: 1, key)
    recorder { source.resumeLoad(.failure(TestKey.Failure())) }
    let loading = Task { try await count.load() }
    await waitUntil { !source.loads.value.isEmpty }
    source.resumeLoad(.success(4))
    try await loading.value
    #expect(count.loadError == nil)
  }

  @Test func `the source tells of changes`() throws {
    let count = Shared(wrappedValue: 1, key)
    source.resumeLoad(.success(2))
    let subscriber = try #require(source.subscriber.value)
    subscriber.yield(7)
    #expect(count.wrappedValue == 7)
    subscriber.yieldLoading()
    #expect(count.isLoading)
    subscriber.yieldReturningInitialValue()
    #expect(count.wrappedValue == 1)
    #expect(!count.isLoading)
    recorder { subscriber.yield(throwing: TestKey.Failure()) }
    #expect(count.loadError is TestKey.Failure)
    subscriber.yield(8)
    #expect(count.loadError == nil)
    #expect(source.savedValues == [])
  }

  @Test func `the source is observed as long as there are wrappers`() {
    do {
      let first = Shared(wrappedValue: 1, key)
      let second = SharedReader(wrappedValue: 1, key)
      #expect(source.isSubscribed.value)
      #expect(source.loads.value.count == 1)
      source.resumeLoad(.success(first.wrappedValue + second.wrappedValue))
    }
    #expect(!source.isSubscribed.value)
  }

  @Test func `every change is saved`() {
    let count = Shared(wrappedValue: 1, key)
    source.resumeLoad(.success(1))
    count.withLock { $0 = 2 }
    count.withLock { $0 = 3 }
    #expect(source.savedValues == [2, 3])
    #expect(source.saves.value.allSatisfy { $0.context == .didSet })
  }

  @Test func `a failed save is an error`() {
    source.isSavingAtOnce.setValue(false)
    let count = Shared(wrappedValue: 1, key)
    source.resumeLoad(.success(1))
    count.withLock { $0 = 2 }
    recorder { source.saves.value[0].continuation.resume(throwing: TestKey.Failure()) }
    #expect(count.saveError is TestKey.Failure)
    #expect(count.wrappedValue == 2)
    #expect(recorder.issues.isEmpty)
    count.withLock { $0 = 3 }
    source.saves.value[1].continuation.resume()
    #expect(count.saveError == nil)
  }

  @Test func `saving is asked for`() async throws {
    source.isSavingAtOnce.setValue(false)
    let count = Shared(wrappedValue: 1, key)
    source.resumeLoad(.success(1))
    let saving = Task { try await count.save() }
    await waitUntil { !source.saves.value.isEmpty }
    #expect(source.saves.value[0].context == .userInitiated)
    source.saves.value[0].continuation.resume(throwing: TestKey.Failure())
    await #expect(throws: TestKey.Failure.self) { try await saving.value }
    #expect(count.saveError is TestKey.Failure)
  }

  @Test func `a required value is there or an error is thrown`() async throws {
    let key = key
    let first = Task { try await Shared(require: key) }
    await waitUntil { !source.loads.value.isEmpty }
    source.resumeLoad(.success(6))
    #expect(try await first.value.wrappedValue == 6)
    #expect(source.loads.value.isEmpty)

    let missing = TestKey.Source()
    let second = Task { try await SharedReader(require: TestKey(source: missing)) }
    await waitUntil { !missing.loads.value.isEmpty }
    missing.resumeLoad(.success(nil))
    await #expect(throws: SharedValueMissing.self) { try await second.value }
  }

  @Test func `resuming twice is an issue`() throws {
    let count = Shared(wrappedValue: 1, key)
    let continuation = try #require(source.loads.value.first)
    continuation.resume(returning: 2)
    recorder { continuation.resume(returning: 3) }
    #expect(count.wrappedValue == 2)
    #expect(recorder.messages.count == 1)
    #expect(try #require(recorder.messages.first).contains("more than once"))
  }

  @Test func `a continuation that is released ends the load`() async {
    let count = Shared(wrappedValue: 1, key)
    source.resumeLoad(.success(1))
    let loading = Task { try await count.load() }
    await waitUntil { !source.loads.value.isEmpty }
    source.loads.setValue([])
    await #expect(throws: (any Error).self) { try await loading.value }
    #expect(!count.isLoading)
  }

  /// Lets other tasks run until one of them makes a condition true.
  private func waitUntil(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test func `a key can say that nothing is stored`() {
    let count = Shared(wrappedValue: 1, key)
    source.loads.withValue { $0.removeFirst() }.resumeReturningInitialValue()
    #expect(count.wrappedValue == 1)
    #expect(!count.isLoading)
  }
}
