import Foundation
import GRDB

/// Opens the database at a path: alone among all processes, sound, in the current schema.
struct DatabaseOpener: Sendable {
  var path: String

  /// How long to wait for other processes: for their opening, and for each of their writes.
  var timeout: TimeInterval

  var onKeptAside: @Sendable (KeptAside) -> Void

  /// Opens the database, which may first mean to create it, to migrate it, or to move a damaged one
  /// aside and begin anew.
  ///
  /// Blocks the calling thread.
  ///
  /// - Throws: `DatabaseError`, ``FileLock/Failure``, ``Superseded``, or what the file system answered.
  func open() throws -> DatabaseSession {
    try createDirectory()
    return try FileLock(path: path + ".lock", timeout: timeout).withLock {
      if hasLostItsContent { try keepAside("the file is empty, its log is not") }
      do {
        return try openChecked()
      } catch let error as DatabaseError where error.isCorruption {
        try keepAside(error.message ?? "the file is not a database")
      } catch let error as Unsound {
        // NB: the connections are still open here. SQLite sees that the file has moved and neither
        // writes into it nor removes its log when they close.
        try keepAside(error.reason)
      }
      return try openChecked()
    }
  }

  private func openChecked() throws -> DatabaseSession {
    let pool = try DatabasePool(path: path, configuration: configuration)
    try pool.writeWithoutTransaction { db in
      // NB: opening a pool sets `NORMAL`, with which a power cut may lose the latest writes.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      let finding = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
      guard finding == "ok" else { throw Unsound(reason: finding ?? "no answer", pool: pool) }
    }
    let migrator = FavoritesSchema.migrator
    guard try !pool.read(migrator.hasBeenSuperseded) else { throw Superseded() }
    try migrator.migrate(pool)
    guard let identity = FileIdentity(path: path) else {
      throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "the file vanished while it was opened")
    }
    return DatabaseSession(pool: pool, path: path, identity: identity)
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(timeout)
    configuration.maximumReaderCount = 2
    return configuration
  }

  private func createDirectory() throws {
    let directory = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: directory,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  /// Whether the file was emptied behind the back of its log, which SQLite would then throw away.
  private var hasLostItsContent: Bool {
    guard let file = FileIdentity(path: path), let log = FileIdentity(path: path + "-wal") else {
      return false
    }
    return file.size == 0 && log.size > 0
  }

  private func keepAside(_ reason: String) throws {
    onKeptAside(try KeptAside.move(path, reason: reason))
  }

  /// The database was written by a newer version of the program.
  struct Superseded: Error {}

  /// The check found a fault. Holds the pool, so that it is not closed before the file has moved.
  private struct Unsound: Error {
    var reason: String
    var pool: DatabasePool
  }
}

extension DatabaseError {
  /// Whether SQLite says that the file is damaged, or no database at all.
  var isCorruption: Bool {
    resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB
  }
}
