import Dependencies
import Foundation
import Sharing
import Testing

/// Files on disk during a write, and unusable files.
@Suite struct AtomicFileTests {
  private let directory: TemporaryDirectory
  private let url: URL

  init() throws {
    directory = try TemporaryDirectory()
    url = directory.url.appendingPathComponent("numbers.json")
  }

  /// Returns a value as another process would have it: with the same files, and nothing else in common.
  private func shared<Value: Codable & Sendable>(_ url: URL, default value: Value) -> Shared<Value> {
    withDependencies {
      $0.refreshDefaults()
    } operation: {
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        Shared(wrappedValue: value, .fileStorage(url))
      }
    }
  }

  @Test func `a file is never seen half written`() async throws {
    let numbers = shared(url, default: [Int]())
    numbers.withLock { $0 = [Int](repeating: 0, count: 2_000) }
    let isDone = LockIsolated(false)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          while !isDone.value {
            let seen = try JSONDecoder().decode([Int].self, from: Data(contentsOf: url))
            #expect(seen.count == 2_000)
            #expect(Set(seen).count == 1)
            await Task.yield()
          }
        }
      }
      for number in 1...30 { numbers.withLock { $0 = [Int](repeating: number, count: 2_000) } }
      isDone.setValue(true)
      try await group.waitForAll()
    }
  }

  @Test func `what is written is replaced as a whole`() throws {
    let numbers = shared(url, default: [1, 2, 3])
    numbers.withLock { $0.append(4) }
    let before = try inode()
    numbers.withLock { $0.append(5) }
    #expect(try inode() != before)
    #expect(try directory.names() == [".numbers.json.lock", "numbers.json"])
  }

  @Test func `a change that changes nothing leaves the file alone`() throws {
    let numbers = shared(url, default: [Int]())
    numbers.withLock { $0 = [1] }
    let before = try inode()
    numbers.withLock { $0 = [1] }
    #expect(try inode() == before)
  }

  @Test func `what a crash left half written is overwritten`() throws {
    try Data("[1, 2".utf8).write(to: directory.url.appendingPathComponent(".numbers.json.tmp"))
    let numbers = shared(url, default: [Int]())
    #expect(numbers.wrappedValue == [])
    numbers.withLock { $0 = [7] }
    #expect(shared(url, default: [Int]()).wrappedValue == [7])
    #expect(try directory.names() == [".numbers.json.lock", "numbers.json"])
  }

  @Test(arguments: ["", " ", "{", "[1, 2", "\u{0}", #"{"a": 1}"#])
  func `what can not be decoded is kept as it was`(text: String) throws {
    try Data(text.utf8).write(to: url)
    let recorder = IssueRecorder()
    let numbers = recorder { shared(url, default: [0]) }
    #expect(numbers.wrappedValue == [0])
    #expect(numbers.loadError is CorruptFile)
    #expect(recorder.issues.isEmpty)
    #expect(try directory.names().contains("numbers.json.corrupt-1"))
    #expect(
      try Data(contentsOf: directory.url.appendingPathComponent("numbers.json.corrupt-1")) == Data(text.utf8)
    )
  }

  @Test func `every corrupt file is kept`() throws {
    let recorder = IssueRecorder()
    for number in 1...3 {
      try Data("broken \(number)".utf8).write(to: url)
      _ = recorder { shared(url, default: [0]) }
    }
    #expect(recorder.issues.isEmpty)
    for number in 1...3 {
      let aside = directory.url.appendingPathComponent("numbers.json.corrupt-\(number)")
      #expect(try String(contentsOf: aside, encoding: .utf8) == "broken \(number)")
    }
  }

  @Test func `a directory with the name of the file is an error and stays`() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let recorder = IssueRecorder()
    recorder {
      let numbers = shared(url, default: [0])
      #expect(numbers.loadError != nil)
      numbers.withLock { $0.append(1) }
      #expect(numbers.wrappedValue == [0, 1])
      #expect(numbers.saveError != nil)
    }
    #expect(recorder.issues.isEmpty)
    var isDirectory: ObjCBool = false
    #expect(
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    )
  }

  @Test(arguments: ["with space.json", "ümläut.json", "quo'te\".json", ".hidden", "no-extension"])
  func `names of every kind are fine`(name: String) async throws {
    let url = directory.url.appendingPathComponent(name)
    let here = shared(url, default: 0)
    let there = shared(url, default: 0)
    there.withLock { $0 = 5 }
    for await value in here.values where value == 5 { break }
    #expect(here.wrappedValue == 5)
    #expect(try String(contentsOf: url, encoding: .utf8) == "5")
  }

  @Test func `files in one directory are told apart`() async throws {
    let urls = (0..<10).map { directory.url.appendingPathComponent("\($0).json") }
    let here = urls.map { shared($0, default: -1) }
    let there = urls.map { shared($0, default: -1) }
    for (number, value) in there.enumerated() { value.withLock { $0 = number } }
    for (number, value) in here.enumerated() {
      for await seen in value.values where seen == number { break }
    }
    #expect(here.map(\.wrappedValue) == Array(0..<10))
  }

  @Test func `a file is watched again after it was not`() async {
    for number in 1...3 {
      let here = shared(url, default: 0)
      let there = shared(url, default: 0)
      there.withLock { $0 = number }
      for await value in here.values where value == number { break }
      #expect(here.wrappedValue == number)
    }
  }

  @Test func `settings in a file are seen by other processes`() async throws {
    let url = directory.url.appendingPathComponent("config/settings.json")
    func setting(_ key: String) -> Shared<Int> {
      withDependencies {
        $0.refreshDefaults()
      } operation: {
        Shared(wrappedValue: 0, .appStorage(key, store: AppStorageStore(file: url)))
      }
    }
    let (here, there, other) = (setting("size"), setting("size"), setting("other"))
    there.withLock { $0 = 4 }
    other.withLock { $0 = 9 }
    for await value in here.values where value == 4 { break }
    here.withLock { $0 += 1 }
    for await value in there.values where value == 5 { break }
    let object = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
    #expect(object == ["size": 5, "other": 9])
  }

  @Test func `changes of many processes to different settings lose nothing`() async throws {
    let url = directory.url.appendingPathComponent("settings.json")
    await withTaskGroup(of: Void.self) { group in
      for process in 0..<10 {
        group.addTask {
          let count = withDependencies {
            $0.refreshDefaults()
          } operation: {
            Shared(wrappedValue: 0, .appStorage("count \(process % 5)", store: AppStorageStore(file: url)))
          }
          for _ in 0..<10 { count.withLock { $0 += 1 } }
        }
      }
    }
    let object = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
    #expect(object == Dictionary(uniqueKeysWithValues: (0..<5).map { ("count \($0)", 20) }))
  }

  private func inode() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber] as? Int
  }
}
