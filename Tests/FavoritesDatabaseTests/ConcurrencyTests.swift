import CommonTestSupport
import FavoritesDatabase
import Foundation
import GRDB
import Models
import Testing

/// Each database here has separate connections and locks, as another process would.
@Suite struct ConcurrencyTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `twenty that open and add at once lose none`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<20 {
        group.addTask { [directory] in
          let database = directory.database()
          for number in 0..<5 { _ = try await database.add(.numbered(writer * 5 + number)) }
        }
      }
      try await group.waitForAll()
    }
    let stored = try await directory.database().all()
    #expect(Set(stored.map(\.id)) == Set(0..<100))
    #expect(stored.count == 100)
  }

  @Test func `toggles of many neither lose nor double`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask { [directory] in
          let database = directory.database()
          for _ in 0..<3 { _ = try await database.toggle(.mock) }
          _ = try await database.toggle(.mock2)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await directory.database().all() == [])
  }

  /// The other process opens the database.
  @Test(.timeLimit(.minutes(30))) func `a cancelled opening doesn't wait for another process`() async throws {
    let lock = open(directory.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let database = directory.database()
    let task = Task { try await database.all() }
    // The other one that has the file open waits for the lock.
    while Self.openFiles(named: "favorites.sqlite.lock", in: directory) < 2 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  private static func openFiles(named name: String, in directory: TemporaryDirectory) -> Int {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let suffix = "\(directory.url.lastPathComponent)/\(name)"
    return files.count { file in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)"))?.hasSuffix(suffix)
        == true
    }
  }

  /// The other process writes.
  @Test(.timeLimit(.minutes(30))) func `a cancelled write doesn't wait for another process`() async throws {
    let database = directory.database()
    _ = try await database.all()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: directory.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
    let task = Task { try await database.add(.mock) }
    // How far the task gets can't be seen: SQLite polls.
    for _ in 0..<1000 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await other.writeWithoutTransaction { try $0.rollback() }
  }

  @Test func `one database may be used from many tasks`() async throws {
    let database = directory.database()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<50 { group.addTask { try await database.add(.numbered(number)) } }
      for try await isNew in group { #expect(isNew) }
    }
    #expect(try await database.all().count == 50)
  }
}
