import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing
import Testing

@Suite struct FileStorageTests {
  private let recorder = IssueRecorder()
  private let url = URL(fileURLWithPath: "/data/numbers.json")

  @Test func `a change is written to the file`() throws {
    let files = LockIsolated<[URL: Data]>([:])
    try withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var numbers = [1]
      #expect(files.value.isEmpty)
      $numbers.withLock { $0.append(2) }
      let data = try #require(files.value[url])
      #expect(try JSONDecoder().decode([Int].self, from: data) == [1, 2])
    }
  }

  @Test func `the file is read first`() {
    let files = LockIsolated([url: Data("[7]".utf8)])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var numbers = [1]
      #expect(numbers == [7])
      #expect(!$numbers.isLoading)
    }
  }

  @Test func `the format is chosen`() throws {
    let files = LockIsolated([url: Data("a,b".utf8)])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(
        .fileStorage(
          url,
          decode: { @Sendable in String(decoding: $0, as: UTF8.self).split(separator: ",").map(String.init) },
          encode: { @Sendable in Data($0.joined(separator: ",").utf8) }
        )
      )
      var names: [String] = []
      #expect(names == ["a", "b"])
      $names.withLock { $0.append("c") }
    }
    #expect(files.value[url].map { String(decoding: $0, as: UTF8.self) } == "a,b,c")
  }

  @Test func `coder and encoder are chosen`() throws {
    let files = LockIsolated<[URL: Data]>([:])
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url, decoder: decoder, encoder: encoder)) var dates: [Date] = []
      $dates.withLock { $0 = [Date(timeIntervalSince1970: 5)] }
    }
    #expect(files.value[url].map { String(decoding: $0, as: UTF8.self) } == "[5]")
  }

  @Test func `a corrupt file is an error and kept aside`() throws {
    let broken = Data("[1, 2".utf8)
    let files = LockIsolated([url: broken])
    try withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let numbers = recorder { Shared(wrappedValue: [0], .fileStorage(url)) }
      #expect(numbers.wrappedValue == [0])
      let error = try #require(numbers.loadError as? CorruptFile)
      #expect(error.url == url)
      #expect(error.keptAt.lastPathComponent == "numbers.json.corrupt-1")
      #expect(recorder.messages.isEmpty, "a test finds the error in 'loadError'")
      #expect("\(error)".contains("kept aside as numbers.json.corrupt-1"))
      numbers.withLock { $0.append(1) }
      #expect(files.value[error.keptAt] == broken)
      #expect(files.value[url] != nil)
    }
  }

  @Test func `a second corrupt file is kept beside the first`() {
    let first = url.deletingLastPathComponent().appendingPathComponent("numbers.json.corrupt-1")
    let second = url.deletingLastPathComponent().appendingPathComponent("numbers.json.corrupt-2")
    let files = LockIsolated([url: Data("x".utf8), first: Data("y".utf8)])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      _ = recorder { Shared(wrappedValue: [0], .fileStorage(url)) }
    }
    #expect(files.value == [first: Data("y".utf8), second: Data("x".utf8)])
  }

  @Test func `a file that becomes corrupt is kept aside and the change written`() throws {
    let files = LockIsolated([url: Data("[1]".utf8)])
    try withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var numbers = [0]
      files.withValue { $0[url] = Data("broken".utf8) }
      recorder { $numbers.withLock { $0.append(2) } }
      #expect(numbers == [1, 2])
      #expect(recorder.messages.isEmpty)
      let data = try #require(files.value[url])
      #expect(try JSONDecoder().decode([Int].self, from: data) == [1, 2])
      #expect(files.value.count == 2)
    }
  }

  @Test func `a value that cannot be encoded is an error and stays in memory`() {
    struct Failure: Error {}
    let numbers = Shared(
      wrappedValue: [0],
      .fileStorage(url, decode: { @Sendable _ in [Int]() }, encode: { @Sendable _ in throw Failure() })
    )
    recorder { numbers.withLock { $0 = [1] } }
    #expect(numbers.wrappedValue == [1])
    #expect(numbers.saveError is Failure)
    #expect(recorder.issues.isEmpty)
  }

  @Test func `a change builds on what another process wrote`() {
    let storage = FileStorage.inMemory
    func other(_ change: (inout [Int]) -> Void) {
      withDependencies {
        $0.refreshDefaults()
      } operation: {
        withDependencies {
          $0.defaultFileStorage = storage
        } operation: {
          @Shared(.fileStorage(url)) var numbers: [Int] = []
          $numbers.withLock(change)
        }
      }
    }
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      @Shared(.fileStorage(url)) var numbers: [Int] = []
      other { $0.append(1) }
      #expect(numbers == [1])
      $numbers.withLock { $0.append(2) }
      other { $0.append(3) }
      #expect(numbers == [1, 2, 3])
    }
  }

  @Test func `saving writes the value as it is`() async throws {
    let files = LockIsolated<[URL: Data]>([:])
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var numbers = [1]
      try await $numbers.save()
      #expect(files.value.count == 1)
      files.withValue { $0[url] = Data("[5]".utf8) }
      try await $numbers.load()
      #expect(numbers == [5])
    }
  }
}
