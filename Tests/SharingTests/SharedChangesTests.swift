import ConcurrencyExtras
import Dependencies
import Foundation
import Observation
import Sharing
import Testing

/// The notifications of subscribers of a shared value, and their order in time.
@Suite struct SharedChangesTests {
  @Test func `values of a part leave out changes of others`() async {
    let row = Shared(value: Row(id: 1, name: "a"))
    let names = row.name.values
    row.withLock { $0.tags = ["x"] }
    row.withLock { $0.name = "b" }
    row.withLock { $0.tags = [] }
    row.withLock { $0.name = "c" }
    var seen: [String] = []
    for await name in names {
      seen.append(name)
      if name == "c" { break }
    }
    #expect(seen == ["a", "b", "c"])
  }

  @Test func `every call gives its own sequence`() async {
    let count = Shared(value: 0)
    let first = count.values
    count.withLock { $0 = 1 }
    let second = count.values
    count.withLock { $0 = 2 }
    #expect(await first.prefix(3).reduce(into: []) { $0.append($1) } == [0, 1, 2])
    #expect(await second.prefix(2).reduce(into: []) { $0.append($1) } == [1, 2])
  }

  @Test func `values of a reader are those of the writer`() async {
    let count = Shared(value: 0)
    let values = SharedReader(count).values
    count.withLock { $0 = 1 }
    #expect(await values.prefix(2).reduce(into: []) { $0.append($1) } == [0, 1])
  }

  @Test func `an observer that stops observing is forgotten`() async {
    let count = Shared(value: 0)
    for number in 1...100 {
      for await value in count.values where value == number - 1 { break }
      count.withLock { $0 = number }
    }
    #expect(count.wrappedValue == 100)
  }

  @Test func `a cancelled task follows no longer`() async {
    let count = Shared(value: 0)
    let task = Task { [values = count.values] in
      var last = -1
      for await value in values { last = value }
      return last
    }
    task.cancel()
    _ = await task.value
    count.withLock { $0 = 1 }
    #expect(count.wrappedValue == 1)
  }

  @Test func `one change is one notification`() {
    let row = Shared(value: Row(id: 1, name: "a"))
    let told = LockIsolated(0)
    withObservationTracking {
      _ = row.wrappedValue.name
      _ = row.wrappedValue.tags
      _ = row.name.wrappedValue
    } onChange: {
      told.withValue { $0 += 1 }
    }
    row.withLock {
      $0.name = "b"
      $0.tags = ["x"]
    }
    #expect(told.value == 1)
  }

  @Test func `an observer that read nothing isn't notified`() {
    let (one, other) = (Shared(value: 0), Shared(value: 0))
    let told = LockIsolated(false)
    withObservationTracking {
      _ = one.wrappedValue
    } onChange: {
      told.setValue(true)
    }
    other.withLock { $0 = 1 }
    #expect(!told.value)
  }

  @Test func `a load that ends is a change`() {
    let source = TestKey.Source()
    let count = Shared(wrappedValue: 1, TestKey(source: source))
    let told = LockIsolated(false)
    withObservationTracking {
      _ = count.isLoading
    } onChange: {
      told.setValue(true)
    }
    source.resumeLoad(.success(1))
    #expect(told.value)
    #expect(!count.isLoading)
  }

  @Test func `an error is a change`() {
    let source = TestKey.Source()
    let count = Shared(wrappedValue: 1, TestKey(source: source))
    let told = LockIsolated(false)
    withObservationTracking {
      _ = count.loadError
    } onChange: {
      told.setValue(true)
    }
    IssueRecorder()() { source.resumeLoad(.failure(TestKey.Failure())) }
    #expect(told.value)
  }

  @Test func `an unwrapped value is written where it is from`() throws {
    let row = Shared<Row?>(value: Row(id: 1, name: "a"))
    let name = try #require(row.name)
    let told = LockIsolated(false)
    withObservationTracking {
      _ = row.wrappedValue?.name
    } onChange: {
      told.setValue(true)
    }
    name.withLock { $0 = "b" }
    #expect(told.value)
    #expect(row.wrappedValue?.name == "b")
  }

  @Test func `a part of a stored value is stored`() throws {
    let files = LockIsolated<[URL: Data]>([:])
    let url = URL(fileURLWithPath: "/window.json")
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var window = Window()
      $window.size.width.withLock { $0 = 5 }
    }
    let data = try #require(files.value[url])
    #expect(try JSONDecoder().decode(Window.self, from: data) == Window(size: Window.Size(width: 5)))
  }

  @Test func `a part knows the errors of the whole`() async throws {
    let source = TestKey.Source()
    let count = Shared(wrappedValue: 1, TestKey(source: source))
    let part = count.magnitude
    #expect(part.isLoading)
    IssueRecorder()() { source.resumeLoad(.failure(TestKey.Failure())) }
    #expect(part.loadError is TestKey.Failure)
    let load = Task { try await part.load() }
    while source.loads.value.isEmpty { await Task.yield() }
    source.resumeLoad(.success(4))
    try await load.value
    #expect(part.wrappedValue == 4)
    #expect(part.loadError == nil)
  }

  @Test func `a shared value in a value is coded as what it holds`() throws {
    let holder = Holder(count: Shared(value: 3))
    let data = try JSONEncoder().encode(holder)
    #expect(String(decoding: data, as: UTF8.self) == #"{"count":3}"#)
    let decoded = try JSONDecoder().decode(Holder.self, from: data)
    #expect(decoded == holder)
    decoded.$count.withLock { $0 = 4 }
    #expect(holder.count == 3)
  }

  @Test func `a set finds a value by what it holds`() {
    let count = Shared(value: 3)
    #expect(Set([count]).contains(Shared(value: 3)))
    #expect(count.hashValue == 3.hashValue)
  }
}

private struct Window: Codable, Equatable, Sendable {
  struct Size: Codable, Equatable, Sendable {
    var width = 1
    var height = 2
  }

  var size = Size()
}

private struct Holder: Codable, Equatable {
  @Shared var count: Int
}
