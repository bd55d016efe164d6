import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing
import Testing

/// Loading, saving, and their errors.
@Suite struct SharedLoadingTests {
  private let recorder = IssueRecorder()
  private let url = URL(fileURLWithPath: "/data/value.json")

  private func withFiles<R>(_ contents: [URL: Data], _ operation: () async throws -> R) async rethrows -> R {
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: LockIsolated(contents))
    } operation: {
      try await operation()
    }
  }

  @Test func `a required file is there`() async throws {
    try await withFiles([url: Data("[1,2]".utf8)]) {
      let numbers = try await Shared<[Int]>(require: .fileStorage(url))
      #expect(numbers.wrappedValue == [1, 2])
      let reader = try await SharedReader<[Int]>(require: .fileStorage(url))
      #expect(reader.wrappedValue == [1, 2])
    }
  }

  @Test func `a required file that is missing is an error that names it`() async {
    let error = await #expect(throws: SharedValueMissing.self) {
      try await Shared<[Int]>(require: .fileStorage(url))
    }
    #expect(error?.key == ".fileStorage(/data/value.json)")
    #expect(error.map { "\($0)" } == "No value is stored for .fileStorage(/data/value.json).")
  }

  @Test func `a required file that is corrupt is thrown`() async throws {
    try await withFiles([url: Data("no".utf8)]) {
      let error = await #expect(throws: CorruptFile.self) {
        try await Shared<[Int]>(require: .fileStorage(url))
      }
      #expect(error?.url == url)
      #expect(error?.errorDescription == error?.description)
      let description = try #require(error?.description)
      #expect(description.contains("kept aside as value.json.corrupt-1"))
    }
  }

  @Test func `a required setting is there once it is set`() async throws {
    await #expect(throws: SharedValueMissing.self) { try await Shared<Int>(require: .appStorage("size")) }
    @Shared(.appStorage("size")) var size = 1
    $size.withLock { $0 = 2 }
    #expect(try await Shared<Int>(require: .appStorage("size")).wrappedValue == 2)
  }

  @Test func `a required value in memory exists once another wrapper has it`() async throws {
    await #expect(throws: SharedValueMissing.self) { try await Shared<Int>(require: .inMemory("size")) }
    @Shared(.inMemory("size")) var size = 3
    #expect(try await Shared<Int>(require: .inMemory("size")).wrappedValue == 3)
  }

  @Test func `an optional is stored and removed`() async throws {
    let files = LockIsolated<[URL: Data]>([:])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var name: String?
      #expect(name == nil)
      $name.withLock { $0 = "a" }
      #expect(files.value[url].map { String(decoding: $0, as: UTF8.self) } == #""a""#)
      $name.withLock { $0 = nil }
      #expect(files.value[url].map { String(decoding: $0, as: UTF8.self) } == "null")
      withDependencies {
        $0.refreshDefaults()
      } operation: {
        @Shared(.fileStorage(url)) var again: String? = "b"
        #expect(again == nil)
      }
    }
  }

  @Test func `spellings of a path are one value`() {
    @Shared(.fileStorage(URL(fileURLWithPath: "/data/value.json"))) var one = 1
    @Shared(.fileStorage(URL(fileURLWithPath: "/data/more/../value.json"))) var other = 2
    $one.withLock { $0 = 5 }
    #expect(other == 5)
  }

  @Test func `a reader does not write the initial value`() async {
    let files = LockIsolated<[URL: Data]>([:])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var count = 1
      @SharedReader(.fileStorage(url)) var reader = 2
      #expect((count, reader) == (1, 1))
    }
    #expect(files.value.isEmpty)
  }

  @Test func `a change that changes nothing writes nothing`() async throws {
    let files = LockIsolated([url: Data("5".utf8)])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var count = 1
      $count.withLock { $0 = 5 }
    }
    #expect(files.value[url] == Data("5".utf8))
  }

  @Test func `a change that throws is stored as far as it came`() async throws {
    struct Failure: Error {}
    let files = LockIsolated<[URL: Data]>([:])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var count = 1
      #expect(throws: Failure.self) {
        try $count.withLock { count throws(Failure) in
          count = 7
          throw Failure()
        }
      }
      #expect(count == 7)
    }
    #expect(files.value[url] == Data("7".utf8))
  }

  @Test func `loading again takes what is stored`() async throws {
    let files = LockIsolated([url: Data("1".utf8)])
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var count = 0
      files.setValue([url: Data("2".utf8)])
      #expect(count == 1)
      try await $count.load()
      #expect(count == 2)
      files.setValue([:])
      try await $count.load()
      #expect(count == 0)
    }
  }

  @Test func `loading what is corrupt is thrown and keeps the value`() async throws {
    let files = LockIsolated([url: Data("1".utf8)])
    await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var count = 0
      files.setValue([url: Data("x".utf8)])
      await #expect(throws: CorruptFile.self) { try await $count.load() }
      #expect(count == 1)
      #expect($count.loadError is CorruptFile)
      $count.withLock { $0 += 1 }
      #expect(files.value[url] == Data("2".utf8))
    }
  }

  @Test func `storages in memory are told apart`() {
    let storage = FileStorage.inMemory
    #expect(storage == storage)
    #expect(storage != FileStorage.inMemory)
    #expect(Set([storage, .fileSystem, .fileSystem]).count == 2)
    #expect(AppStorageStore.inMemory != .inMemory)
    #expect(InMemoryStorage() != InMemoryStorage())
  }

  @Test func `each storage has its own values`() {
    func change(_ storage: InMemoryStorage) -> Int {
      withDependencies {
        $0.defaultInMemoryStorage = storage
      } operation: {
        @Shared(.inMemory("count")) var count = 0
        $count.withLock { $0 += 1 }
        return count
      }
    }
    let (one, two) = (InMemoryStorage(), InMemoryStorage())
    #expect(change(one) == 1)
    #expect(change(one) == 2)
    #expect(change(two) == 1)
  }

  @Test func `a load of another key shows that it is loading`() async throws {
    let source = TestKey.Source()
    @Shared(.inMemory("one")) var count = 1
    let loading = Task { [count = $count] in try await count.load(TestKey(source: source)) }
    while source.loads.value.isEmpty { await Task.yield() }
    #expect($count.isLoading)
    #expect(count == 1)
    #expect(source.loads.value.count == 1)
    source.resumeLoad(.success(6))
    try await loading.value
    #expect(!$count.isLoading)
    #expect(count == 6)
    $count.withLock { $0 = 7 }
    #expect(source.savedValues == [7])
  }

  @Test func `a context tells why a value is loaded`() {
    #expect(LoadContext.initialValue(3).initialValue == 3)
    #expect(LoadContext<Int>.userInitiated.initialValue == nil)
    #expect(LoadContext.initialValue(3) != .userInitiated)
    #expect(Set([SaveContext.didSet, .userInitiated, .didSet]).count == 2)
  }

  @Test func `a key with a default saves like the key`() async throws {
    let source = TestKey.Source()
    let count = Shared(TestKey.Default[TestKey(source: source), default: 4])
    #expect(count.wrappedValue == 4)
    source.resumeLoad(.success(nil))
    count.withLock { $0 += 1 }
    #expect(source.savedValues == [5])
    try await count.save()
    #expect(source.savedValues == [5, 5])
  }

  @Test func `saving what is nowhere stored does nothing`() async throws {
    let value = Shared(value: 1)
    try await value.save()
    try await value.load()
    #expect(value.wrappedValue == 1)
    #expect(value.saveError == nil)
  }
}
