import Dependencies
import Foundation
import Sharing
import Testing

@Suite struct DiskFileStorageTests {
  private let directory: TemporaryDirectory
  private let url: URL

  init() throws {
    directory = try TemporaryDirectory()
    url = directory.url.appendingPathComponent("data/numbers.json")
  }

  /// Runs an operation as if in a separate process: with the same files, and nothing else in common.
  private func process<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.refreshDefaults()
    } operation: {
      try withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        try operation()
      }
    }
  }

  private func shared() -> Shared<[Int]> { process { Shared(wrappedValue: [], .fileStorage(url)) } }

  private func contents() throws -> [Int] {
    try JSONDecoder().decode([Int].self, from: Data(contentsOf: url))
  }

  /// Waits until another process has written a value.
  private func wait(for expected: [Int], in shared: Shared<[Int]>) async {
    for await value in shared.values where value == expected { break }
  }

  @Test func `directories are made and nothing else is left behind`() throws {
    shared().withLock { $0 = [1, 2] }
    #expect(try contents() == [1, 2])
    let names = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    #expect(names.sorted() == [".numbers.json.lock", "numbers.json"])
  }

  @Test func `the value is read by another process`() {
    shared().withLock { $0 = [1, 2] }
    #expect(shared().wrappedValue == [1, 2])
  }

  @Test func `changes of another process are noticed`() async {
    let here = shared()
    let there = shared()
    there.withLock { $0 = [1] }
    await wait(for: [1], in: here)
    here.withLock { $0.append(2) }
    await wait(for: [1, 2], in: there)
  }

  @Test func `a file that is replaced by another program is noticed`() async throws {
    let here = shared()
    here.withLock { $0 = [0] }
    let new = directory.url.appendingPathComponent("new.json")
    try Data("[4, 5]".utf8).write(to: new)
    let move = try Shell("mv -f '\(new.path)' '\(url.path)'", in: directory.url)
    #expect(await move.waitUntilExit() == 0)
    await wait(for: [4, 5], in: here)
  }

  @Test func `a file that is removed gives the initial value back`() async throws {
    let here = shared()
    here.withLock { $0 = [1] }
    try FileManager.default.removeItem(at: url)
    await wait(for: [], in: here)
  }

  @Test func `a directory that is removed is made again and watched`() async throws {
    let here = shared()
    let there = shared()
    here.withLock { $0 = [1] }
    await wait(for: [1], in: there)
    try FileManager.default.removeItem(at: url.deletingLastPathComponent())
    await wait(for: [], in: here)
    await wait(for: [], in: there)
    here.withLock { $0 = [2] }
    await wait(for: [2], in: there)
    #expect(try contents() == [2])
  }

  @Test func `changes of many processes at once lose nothing`() async throws {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          let shared = self.shared()
          for step in 0..<10 { shared.withLock { $0.append(number * 10 + step) } }
        }
      }
    }
    #expect(try contents().sorted() == Array(0..<200))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
  func `changes of a real process at the same time lose nothing`() async throws {
    let count = process { Shared(wrappedValue: 0, .fileStorage(url)) }
    count.withLock { $0 = 1 }
    let script = """
      for i in 1 2 3 4 5 6 7 8 9 10; do
        flock .numbers.json.lock sh -c 'echo $(($(cat numbers.json) + 1)) > new && mv new numbers.json'
      done
      """
    let child = try Shell(script, in: url.deletingLastPathComponent())
    for _ in 1...200 { count.withLock { $0 += 1 } }
    #expect(await child.waitUntilExit() == 0)
    count.withLock { $0 += 1 }
    #expect(count.wrappedValue == 212)
  }

  @Test func `a corrupt file is kept aside`() throws {
    let recorder = IssueRecorder()
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("{ not json".utf8).write(to: url)
    let numbers = recorder { shared() }
    #expect(numbers.wrappedValue == [])
    #expect(recorder.issues.isEmpty)
    numbers.withLock { $0 = [2] }
    #expect(try contents() == [2])
    let aside = url.deletingLastPathComponent().appendingPathComponent("numbers.json.corrupt-1")
    #expect(try Data(contentsOf: aside) == Data("{ not json".utf8))
  }

  @Test func `a file keeps its permissions`() throws {
    shared().withLock { $0 = [1] }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    shared().withLock { $0 = [2] }
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a link to the file is followed`() throws {
    shared().withLock { $0 = [1] }
    let link = directory.url.appendingPathComponent("link.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    let linked = process { Shared(wrappedValue: [Int](), .fileStorage(link)) }
    linked.withLock { $0.append(2) }
    #expect(try contents() == [1, 2])
    #expect(try directory.names() == ["data", "link.json"])
  }

  @Test func `a file that cannot be written is an error and the value stays in memory`() throws {
    let recorder = IssueRecorder()
    let file = directory.url.appendingPathComponent("file")
    try Data().write(to: file)
    let below = file.appendingPathComponent("numbers.json")
    recorder {
      let numbers = process { Shared(wrappedValue: [0], .fileStorage(below)) }
      numbers.withLock { $0.append(1) }
      #expect(numbers.wrappedValue == [0, 1])
      #expect(numbers.saveError != nil)
    }
    #expect(recorder.issues.isEmpty)
  }
}
