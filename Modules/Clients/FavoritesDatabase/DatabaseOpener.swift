import Foundation
import GRDB
import Platform

/// An opener of the database at a path. It opens it under a lock against other processes, checks it, and migrates it.
struct DatabaseOpener: Sendable {
  var path: String

  /// The time to wait for other processes: for their opening, and for each of their writes.
  var timeout: TimeInterval

  var onQuarantine: @Sendable (QuarantinedDatabase) -> Void

  /// Opens the database. If needed, it first creates or migrates it, or moves a damaged one aside and starts with an
  /// empty one.
  ///
  /// Blocks the calling thread.
  ///
  /// - Throws: `DatabaseError`, `SystemError`, ``Superseded``, or an error of the file system.
  func open() throws -> DatabaseSession {
    try createDirectory()
    // SQLite's own locks don't cover the preparation of a database: switching a new file to write-ahead logging,
    // migrating it, and moving a damaged one aside.
    return try FileLock.withLock(at: path + ".lock", timeout: .seconds(timeout), mode: 0o600) {
      if hasLostItsContent { try quarantine("the file is empty, its log is not") }
      do {
        return try openChecked()
      } catch let error as DatabaseError where error.isCorruption {
        try quarantine(error.message ?? "the file is not a database")
      } catch let error as FailedCheck {
        // The connections are still open here. SQLite notices that the file has moved: on closing, it neither writes
        // to the file nor removes the log.
        try quarantine(error.reason)
      }
      return try openChecked()
    }
  }

  private func openChecked() throws -> DatabaseSession {
    let pool = try DatabasePool(path: path, configuration: configuration)
    try pool.writeWithoutTransaction { db in
      // NB: Opening a pool sets `NORMAL`, which may lose the latest writes in a power failure.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      let finding = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
      guard finding == "ok" else { throw FailedCheck(reason: finding ?? "no answer", pool: pool) }
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

  /// Whether the file was emptied although its log still has content. SQLite would discard that log.
  private var hasLostItsContent: Bool {
    guard let file = FileIdentity(path: path), let log = FileIdentity(path: path + "-wal") else {
      return false
    }
    return file.size == 0 && log.size > 0
  }

  private func quarantine(_ reason: String) throws {
    onQuarantine(try QuarantinedDatabase.move(path, reason: reason))
  }

  /// The error that a newer version of the program wrote the database.
  struct Superseded: Error {}

  /// A failed check. It holds the pool to keep it open until the file has moved.
  private struct FailedCheck: Error {
    var reason: String
    var pool: DatabasePool
  }
}

extension DatabaseError {
  /// Whether SQLite reports that the file is damaged or isn't a database.
  var isCorruption: Bool {
    resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB
  }
}
