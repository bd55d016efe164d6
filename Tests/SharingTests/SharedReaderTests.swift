import ConcurrencyExtras
import Foundation
import IdentifiedCollections
import Sharing
import Testing

@Suite struct SharedReaderTests {
  @Test func `a reader of a key shows what writers of the key write`() {
    @SharedReader(.inMemory("count")) var reader = 1
    @Shared(.inMemory("count")) var writer = 2
    #expect(reader == 1)
    #expect(writer == 1)
    $writer.withLock { $0 = 3 }
    #expect(reader == 3)
  }

  @Test func `a reader of an optional is nil until there is a value`() {
    @SharedReader(.inMemory("name")) var reader: String?
    #expect(reader == nil)
    @Shared(.inMemory("name")) var writer: String?
    $writer.withLock { $0 = "a" }
    #expect(reader == "a")
  }

  @Test func `a constant does not change`() {
    let constant = SharedReader.constant([1, 2])
    let value = SharedReader(value: [1, 2])
    #expect(constant.wrappedValue == [1, 2])
    #expect(constant == value)
    #expect(!constant.isLoading)
    #expect(constant.loadError == nil)
  }

  @Test func `loading a constant does nothing`() async throws {
    let constant = SharedReader.constant(3)
    try await constant.load()
    #expect(constant.wrappedValue == 3)
  }

  @Test func `a reader is made of a writer`() {
    let writer = Shared(value: 1)
    let reader = SharedReader(writer)
    let copy = SharedReader(projectedValue: reader)
    writer.withLock { $0 = 2 }
    #expect(reader.wrappedValue == 2)
    #expect(copy.wrappedValue == 2)
  }

  @Test func `assigning the projected value replaces what is read`() {
    @SharedReader(value: 1) var reader
    $reader = .constant(5)
    #expect(reader == 5)
  }

  @Test func `parts are read through the reader`() {
    let writer = Shared(value: Profile(name: Name(first: "A", last: "B"), nickname: nil))
    let reader = SharedReader(writer)
    let first = reader.name.first
    let length = reader.name.full.count
    #expect(first.wrappedValue == "A")
    writer.withLock { $0.name.first = "Ann" }
    #expect(first.wrappedValue == "Ann")
    #expect(length.wrappedValue == 5)
  }

  @Test func `a part of an optional is there when it is`() {
    let writer = Shared<Profile?>(value: nil)
    #expect(SharedReader(writer).name == nil)
    #expect(SharedReader<Profile>(writer) == nil)
    writer.withLock { $0 = Profile(name: Name(first: "A", last: "B"), nickname: "x") }
    #expect(SharedReader(writer).name?.first.wrappedValue == "A")
    #expect(SharedReader<Profile>(SharedReader(writer))?.wrappedValue.nickname == "x")
  }

  @Test func `the last value of an optional is shown once it is nil`() throws {
    let writer = Shared<Int?>(value: 1)
    let reader = try #require(SharedReader<Int>(writer))
    writer.withLock { $0 = 2 }
    #expect(reader.wrappedValue == 2)
    writer.withLock { $0 = nil }
    #expect(reader.wrappedValue == 2)
    writer.withLock { $0 = 3 }
    #expect(reader.wrappedValue == 3)
  }

  @Test func `elements are read at their positions`() {
    let writer = Shared(value: [1, 2, 3])
    let elements = SharedReader(writer).elements
    #expect(elements.map(\.wrappedValue) == [1, 2, 3])
    let last = elements[2]
    writer.withLock { $0[2] = 30 }
    #expect(last.wrappedValue == 30)
    writer.withLock { $0.removeLast() }
    #expect(last.wrappedValue == 30)
    #expect(SharedReader(writer).elements.count == 2)
  }

  @Test func `another key is loaded into the reader`() async throws {
    @Shared(.inMemory("other")) var other = 7
    @SharedReader(.inMemory("one")) var reader = 1
    let copy = $reader
    try await $reader.load(.inMemory("other"))
    #expect(reader == 7)
    #expect(copy.wrappedValue == 7)
    $other.withLock { $0 = 8 }
    #expect(reader == 8)
  }

  @Test func `a failed load of another key is thrown and kept`() async {
    let source = TestKey.Source()
    @SharedReader(.inMemory("one")) var reader = 1
    let loading = Task { [reader = $reader] in try await reader.load(TestKey(source: source)) }
    while source.loads.value.isEmpty { await Task.yield() }
    #expect(source.loads.value.count == 1)
    source.resumeLoad(.failure(TestKey.Failure()))
    await #expect(throws: TestKey.Failure.self) { try await loading.value }
    #expect($reader.loadError is TestKey.Failure)
    #expect(reader == 1)
  }

  @Test func `a key brings its default`() {
    @SharedReader(.limit) var limit
    @SharedReader(.limit) var other = 9
    #expect(limit == 30)
    #expect(other == 30)
  }

  @Test func `the default of a key is overridden`() {
    @SharedReader(.limit) var limit = 9
    #expect(limit == 9)
  }

  @Test func `readers are equal hashed and identified by their values`() {
    let one = SharedReader(value: Item(id: 1, name: "a"))
    let same = SharedReader(Shared(value: Item(id: 1, name: "a")))
    let other = SharedReader(value: Item(id: 2, name: "a"))
    #expect(one == same)
    #expect(one != other)
    #expect(Set([one, same, other]).count == 2)
    #expect(one.id == 1)
  }

  @Test func `a reader is encoded as its value`() throws {
    let reader = SharedReader(value: [1, 2])
    #expect(try JSONEncoder().encode(reader) == Data("[1,2]".utf8))
  }

  @Test func `a reader describes what it refers to`() {
    @SharedReader(.inMemory("count")) var count = 1
    #expect("\($count)" == #"SharedReader<Int>(.inMemory("count"))"#)
  }

  @Test func `a reader of a key that can not save follows its source`() throws {
    let source = TestKey.Source()
    let reader = SharedReader(wrappedValue: 0, TestKey(source: source))
    source.resumeLoad(.success(4))
    #expect(reader.wrappedValue == 4)
    try #require(source.subscriber.value).yield(5)
    #expect(reader.wrappedValue == 5)
    #expect(source.savedValues.isEmpty)
  }
}

private struct Name: Equatable, Sendable {
  var first: String
  var last: String
  var full: String { "\(first) \(last)" }
}

private struct Profile: Equatable, Sendable {
  var name: Name
  var nickname: String?
}

private struct Item: Codable, Hashable, Identifiable, Sendable {
  var id: Int
  var name: String
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var limit: Self { Self[.inMemory("limit"), default: 30] }
}
