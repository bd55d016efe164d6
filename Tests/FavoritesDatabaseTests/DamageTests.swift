import CommonTestSupport
import FavoritesClient
import FavoritesDatabase
import Foundation
import GRDB
import Models
import Testing

@Suite struct DamageTests {
  let directory: TemporaryDirectory
  let reports = Reports()

  init() throws { directory = try TemporaryDirectory() }

  @Test func `a file that isn't a database is moved aside`() async throws {
    let garbage = Data("this was a shopping list".utf8) + Data(repeating: 7, count: 5_000)
    try directory.write(garbage, to: "favorites.sqlite")
    let database = directory.database(reports: reports)

    #expect(try await database.add(.mock))
    #expect(try await database.all() == [.mock])
    #expect(try directory.contents(of: "favorites.sqlite.corrupt-1") == garbage)
    #expect(reports.all.map(\.path) == [directory.path])
    #expect(reports.all.map(\.newPath) == [directory.path("favorites.sqlite.corrupt-1")])
    #expect(reports.all.first?.message.contains("favorites.sqlite.corrupt-1") == true)
  }

  @Test func `what was kept aside is never overwritten`() async throws {
    for number in 1...3 {
      try directory.write(Data(repeating: UInt8(number), count: 4_096), to: "favorites.sqlite")
      #expect(try await directory.database(reports: reports).all() == [])
      // The last connection removes the log when it closes, a moment after the database is released.
      while directory.exists("favorites.sqlite-wal") { await Task.yield() }
    }
    for number in 1...3 {
      let kept = try directory.contents(of: "favorites.sqlite.corrupt-\(number)")
      #expect(kept == Data(repeating: UInt8(number), count: 4_096))
    }
    #expect(reports.all.count == 3)
  }

  @Test func `a damaged page is found when the file is opened`() async throws {
    try await fillAndFlush(directory.database())
    try damagePages()
    #expect(try await directory.database(reports: reports).all() == [])
    #expect(reports.all.count == 1)
    #expect(directory.exists("favorites.sqlite.corrupt-1"))
  }

  @Test func `damage that is met later is mended too`() async throws {
    try await fillAndFlush(directory.database())
    let database = directory.database(reports: reports)
    _ = try await database.remove(id: -1)
    try damagePages()

    #expect(try await database.all() == [])
    #expect(try await database.add(.mock))
    #expect(try await directory.database().all() == [.mock])
    #expect(reports.all.count == 1)
  }

  @Test(arguments: [
    ("DROP TABLE favorite", "missing"), ("DROP TABLE grdb_migrations", "belongs to another program"),
    ("DROP TABLE grdb_migrations; CREATE TABLE grdb_migrations (x)", "migrations belongs to another program"),
    ("DROP TABLE favorite; CREATE TABLE favorite (x)", "columns of its table of favorites are missing"),
  ])
  func `a database without its table or columns is kept aside`(change: String, problem: String) async throws {
    _ = try await directory.database().add(.mock)
    try directory.withSQLite { try $0.execute(sql: change) }

    #expect(try await directory.database(reports: reports).all() == [])
    #expect(try await directory.database(reports: reports).add(.mock2))
    #expect(reports.all.map(\.newPath) == [directory.path("favorites.sqlite.corrupt-1")])
    #expect(reports.all.first?.message.contains(problem) == true)
  }

  @Test func `a table that is dropped later is missed by the next call`() async throws {
    let database = directory.database(reports: reports)
    _ = try await database.add(.mock)
    try directory.withSQLite { try $0.execute(sql: "DROP TABLE favorite") }

    #expect(try await database.all() == [])
    #expect(try await database.add(.mock2))
    #expect(reports.all.count == 1)
  }

  @Test func `a log without its database is kept`() async throws {
    let open = directory.database()
    _ = try await open.add(.mock)
    let copy = try TemporaryDirectory()
    let log = try directory.contents(of: "favorites.sqlite-wal")
    try copy.write(Data(), to: "favorites.sqlite")
    try copy.write(log, to: "favorites.sqlite-wal")

    #expect(try await copy.database(reports: reports).all() == [])
    #expect(try copy.contents(of: "favorites.sqlite.corrupt-1-wal") == log)
    #expect(reports.all.count == 1)
  }

  @Test func `many that meet the damage at once keep it aside once`() async throws {
    try directory.write(Data(repeating: 9, count: 8_192), to: "favorites.sqlite")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<10 {
        group.addTask { [directory, reports] in
          _ = try await directory.database(reports: reports).add(.numbered(number))
        }
      }
      try await group.waitForAll()
    }
    #expect(try await directory.database().all().count == 10)
    #expect(reports.all.count == 1)
    #expect(!directory.exists("favorites.sqlite.corrupt-2"))
  }

  @Test func `a write to a file that was moved away is done again`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    try moveAway()
    #expect(try await database.add(.mock2))
    #expect(try await directory.database().all() == [.mock2])
  }

  @Test func `a write whose file is moved while it waits is done again`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: directory.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
    let addition = Task { try await database.add(.mock2) }
    // There is no way to see that the addition waits. If it begins too late, the test passes too.
    for _ in 1...200 { _ = try await database.all() }
    try moveAway()
    try await other.writeWithoutTransaction { try $0.rollback() }

    #expect(try await addition.value)
    #expect(try await directory.database().all() == [.mock2])
  }

  /// Stores enough for several pages, and moves all of them from the log to the file.
  private func fillAndFlush(_ database: FavoritesDatabase) async throws {
    for number in 1...200 { _ = try await database.add(.numbered(number)) }
    try directory.withSQLite { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  private func moveAway() throws {
    for suffix in ["-wal", "-shm", ""] {
      try FileManager.default.moveItem(
        atPath: directory.path + suffix,
        toPath: directory.path("elsewhere") + suffix
      )
    }
  }

  /// Overwrites everything after the first two pages, which contain the schema.
  private func damagePages() throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: directory.path))
    let size = try Int(file.seekToEnd())
    try file.seek(toOffset: 8_192)
    try file.write(contentsOf: Data(repeating: 0xA5, count: size - 8_192))
    try file.close()
  }
}
