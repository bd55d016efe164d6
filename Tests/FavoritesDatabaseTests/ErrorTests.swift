import CommonTestSupport
import FavoritesClient
import FavoritesDatabase
import Foundation
import GRDB
import Models
import Testing

@Suite struct ErrorTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `a locked database is busy`() async throws {
    let database = directory.database(timeout: 0)
    _ = try await database.add(.mock)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: directory.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
    await #expect(throws: FavoritesError.busy(path: directory.path)) { try await database.add(.mock2) }
    #expect(try await database.all() == [.mock])
    try await other.writeWithoutTransaction { try $0.rollback() }
    #expect(try await database.add(.mock2))
  }

  @Test func `the favorites of a newer version are left alone`() async throws {
    _ = try await directory.database().add(.mock)
    try directory.withSQLite { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('From the future')")
    }
    let reports = Reports()
    let database = directory.database(reports: reports)
    await #expect(throws: FavoritesError.newerVersion(path: directory.path)) { try await database.all() }
    #expect(reports.all == [])
    #expect(try directory.withSQLite { try Int.fetchOne($0, sql: "SELECT count(*) FROM favorite") } == 1)
  }

  @Test func `a directory in its place cannot be opened`() async throws {
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let error = await #expect(throws: FavoritesError.self) { try await directory.database().all() }
    guard case .cannotOpen(directory.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a write that fails changes nothing`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    try directory.withSQLite { db in
      try db.execute(
        sql: "CREATE TRIGGER refusal BEFORE INSERT ON favorite BEGIN SELECT RAISE(FAIL, 'refused'); END"
      )
    }
    await #expect(throws: FavoritesError.failed(reason: "refused")) { try await database.add(.mock2) }
    #expect(try await database.all() == [.mock])
  }
}

@Suite struct DefaultPathTests {
  @Test func `the data directory holds the database`() {
    #expect(
      FavoritesDatabase.defaultPath(environment: ["XDG_DATA_HOME": "/data", "HOME": "/home/ada"])
        == "/data/composed/favorites.sqlite"
    )
  }

  @Test(arguments: [nil, "", "relative/path"])
  func `without a data directory it is below home`(dataHome: String?) {
    var environment = ["HOME": "/home/ada"]
    environment["XDG_DATA_HOME"] = dataHome
    #expect(
      FavoritesDatabase.defaultPath(environment: environment)
        == "/home/ada/.local/share/composed/favorites.sqlite"
    )
  }
}
