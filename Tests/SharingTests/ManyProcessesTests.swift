import Dependencies
import Foundation
import Sharing
import Testing

/// Files that several real processes change at the same time.
@Suite struct ManyProcessesTests {
  private let directory: TemporaryDirectory
  private let url: URL

  init() throws {
    // Waiting for a disk 8,000 times would take most of the test's time.
    directory = try TemporaryDirectory(inMemory: true)
    url = directory.url.appendingPathComponent("count.json")
  }

  @Test func `changes of eight processes lose nothing`() async throws {
    let processes = try (1...8).map { _ in try worker(.count(1_000)) }
    for process in processes { #expect(await process.waitUntilExit() == 0) }
    #expect(try String(contentsOf: url, encoding: .utf8) == "8000")
    #expect(try directory.names() == [".count.json.lock", "count.json"])
  }

  @Test func `a process that is killed leaves a whole file and no lock`() async throws {
    #expect(await (try worker(.countUntilKilled)).waitUntilExit() != 0)
    let count = Self.count(url)
    #expect(count.wrappedValue >= 10)
    count.withLock { $0 = 0 }
    count.withLock { $0 += 1 }
    #expect(try String(contentsOf: url, encoding: .utf8) == "1")
  }

  @Test func `a file that another process corrupts is kept aside and the value stays`() async throws {
    // The exit status isn't checked: the process reports an issue outside of any test.
    _ = await (try worker(.seeCorruption)).waitUntilExit()
    #expect(try String(contentsOf: url, encoding: .utf8) == "8")
    let aside = directory.url.appendingPathComponent("count.json.corrupt-1")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "7 or so")
  }

  /// Does the work of the processes that the tests above start.
  @Test(.enabled(if: Work.current != nil, "Runs in processes that other tests start."))
  func work() async throws {
    let (work, url) = try #require(Work.current)
    let count = Self.count(url)
    switch work {
    case .count(let changes):
      for _ in 0..<changes { count.withLock { $0 += 1 } }
      #expect(count.saveError == nil)
    case .countUntilKilled:
      for _ in 0..<10 { count.withLock { $0 += 1 } }
      // The process keeps running, and may be anywhere in a change.
      Thread.detachNewThread { kill(getpid(), SIGKILL) }
      while true { count.withLock { $0 += 1 } }
    case .seeCorruption:
      count.withLock { $0 = 7 }
      try Data("7 or so".utf8).write(to: url)
      while count.loadError == nil { await Task.yield() }
      // Changes are noticed in their order. So with this one, the removal of the corrupt file has been noticed too.
      let other = url.deletingLastPathComponent().appendingPathComponent("other.json")
      let values = Self.count(other).values
      try Data("1".utf8).write(to: other)
      for await number in values where number == 1 { break }
      count.withLock { $0 += 1 }
    }
  }

  private static func count(_ url: URL) -> Shared<Int> {
    withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      Shared(wrappedValue: 0, .fileStorage(url))
    }
  }

  /// Starts this program once more, for ``work()`` alone.
  private func worker(_ work: Work) throws -> Shell {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try Shell(
      """
      \(Work.variable)='\(work.text)' \(Work.urlVariable)='\(url.path)' \
      exec '\(program)' --testing-library swift-testing --filter '\(Self.self)/work' > /dev/null 2>&1
      """,
      in: directory.url
    )
  }
}

/// The task of a process that a test has started.
private enum Work {
  case count(Int)
  case countUntilKilled
  case seeCorruption

  static let variable = "SHARING_TESTS_WORK"
  static let urlVariable = "SHARING_TESTS_URL"

  var text: String {
    switch self {
    case .count(let changes): "\(changes)"
    case .countUntilKilled: "killed"
    case .seeCorruption: "corruption"
    }
  }

  static var current: (Work, URL)? {
    let environment = ProcessInfo.processInfo.environment
    guard let text = environment[variable], let path = environment[urlVariable] else { return nil }
    let works = [countUntilKilled, .seeCorruption] + (Int(text).map { [.count($0)] } ?? [])
    return works.first { $0.text == text }.map { ($0, URL(fileURLWithPath: path)) }
  }
}
