import Dependencies
import Foundation
import Sharing
import Testing

/// Another program holds the lock of a file.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
struct FileLockTests {
  private let directory: TemporaryDirectory
  private let url: URL

  init() throws {
    directory = try TemporaryDirectory()
    url = directory.url.appendingPathComponent("count.json")
    try Data("1".utf8).write(to: url)
  }

  private func count() -> Shared<Int> {
    DependencyValues.withFreshDefaults {
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        Shared(wrappedValue: 0, .fileStorage(url))
      }
    }
  }

  /// Starts a program that holds the lock until there is a file `go`.
  private func holder(then end: String = "true") async throws -> Shell {
    let shell = try Shell(
      "exec flock .count.json.lock sh -c 'touch held; while [ ! -e go ]; do read -t 1 _ < /dev/zero; done; \(end)'",
      in: directory.url
    )
    while try !directory.names().contains("held") { await Task.yield() }
    return shell
  }

  private func letGo() throws {
    try Data().write(to: directory.url.appendingPathComponent("go"))
  }

  @Test func aChangeWaitsForTheLock() async throws {
    let count = count()
    let holder = try await holder(then: "echo 10 > new; mv new count.json")
    let isChanged = LockIsolated(false)
    let change = Thread {
      count.withLock { $0 += 1 }
      isChanged.setValue(true)
    }
    change.start()
    for _ in 1...1_000 { await Task.yield() }
    #expect(!isChanged.value)
    #expect(try String(contentsOf: url, encoding: .utf8) == "1")
    try letGo()
    #expect(await holder.waitUntilExit() == 0)
    while !isChanged.value { await Task.yield() }
    #expect(count.wrappedValue == 11, "the change is made of what the other program wrote")
    #expect(try String(contentsOf: url, encoding: .utf8) == "11")
  }

  @Test func aValueIsReadWithoutTheLock() async throws {
    let holder = try await holder()
    #expect(count().wrappedValue == 1)
    try letGo()
    #expect(await holder.waitUntilExit() == 0)
  }

  @Test func theLockOfAProgramThatIsKilledIsFree() async throws {
    let holder = try Shell(
      "exec 9> .count.json.lock; flock 9; touch held; while [ ! -e go ]; do read -t 1 _ < /dev/zero; done",
      in: directory.url
    )
    while try !directory.names().contains("held") { await Task.yield() }
    holder.end()
    _ = await holder.waitUntilExit()
    let count = count()
    count.withLock { $0 += 1 }
    #expect(try String(contentsOf: url, encoding: .utf8) == "2")
  }
}
