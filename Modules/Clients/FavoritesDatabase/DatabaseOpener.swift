import Foundation
import GRDB
import Platform

/// An opener of the database at a path. It opens it under a lock against other processes, checks it, and migrates it.
/// A database that may not be written is opened for reading.
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
    do {
      return try openForWriting()
    } catch let error where error.isRefusalToWrite {
      guard let session = try openForReading() else { throw error }
      return session
    }
  }

  private func openForWriting() throws -> DatabaseSession {
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
    if let reason = try pool.read({ try FavoritesSchema.problem(before: migrator, in: $0) }) {
      throw FailedCheck(reason: reason, pool: pool)
    }
    try migrator.migrate(pool)
    guard let identity = FileIdentity(path: path) else {
      throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "the file vanished while it was opened")
    }
    return DatabaseSession(database: pool, path: path, identity: identity)
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

  /// Opens the database without writing to it or to its directory.
  ///
  /// - Returns: `nil` if it can't be opened for reading either.
  /// - Throws: ``Superseded``, or a `DatabaseError` if the content is damaged.
  private func openForReading() throws -> DatabaseSession? {
    guard let identity = FileIdentity(path: path) else { return nil }
    var configuration = configuration
    configuration.readonly = true
    let database: any DatabaseWriter
    do {
      do {
        database = try DatabasePool(path: path, configuration: configuration)
      } catch let error as DatabaseError where error.isRefusalToWrite {
        // NB: Even to read a database with write-ahead logging, SQLite may need to create files beside it.
        database = try copyForReading(configuration)
      }
    } catch let error where (error as? DatabaseError)?.isCorruption != true {
      return nil
    }
    let migrator = FavoritesSchema.migrator
    if let reason = try database.read({ try FavoritesSchema.problem(before: migrator, in: $0) }) {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: reason)
    }
    return DatabaseSession(database: database, path: path, identity: identity, isReadOnly: true)
  }

  /// Opens a copy of the database. The copy has no name once it is open, so nothing remains of it.
  private func copyForReading(_ configuration: Configuration) throws -> DatabaseQueue {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "favorites-\(UUID().uuidString)")
    try files.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    defer { try? files.removeItem(at: folder) }
    let copy = folder.appending(path: "favorites.sqlite").path(percentEncoded: false)
    for suffix in ["", "-wal"] where files.fileExists(atPath: path + suffix) {
      try Data(contentsOf: URL(filePath: path + suffix)).write(to: URL(filePath: copy + suffix))
    }
    let queue = try DatabaseQueue(path: copy, configuration: configuration)
    _ = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    return queue
  }

  /// The error that a newer version of the program wrote the database.
  struct Superseded: Error {}

  /// A failed check. It holds the pool to keep it open until the file has moved.
  private struct FailedCheck: Error {
    var reason: String
    var pool: DatabasePool
  }
}

extension Error {
  /// Whether the system or SQLite doesn't allow writing to the files.
  fileprivate var isRefusalToWrite: Bool {
    switch self {
    case let error as SystemError: [EACCES, EPERM, EROFS].contains(error.code)
    case let error as DatabaseError:
      [.SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN].contains(error.resultCode)
    default: false
    }
  }
}

extension DatabaseError {
  /// Whether SQLite reports that the file is damaged, isn't a database, or no longer has its table.
  var isCorruption: Bool {
    switch resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: true
    case .SQLITE_ERROR: message == "no such table: \(FavoriteRow.databaseTableName)"
    default: false
    }
  }
}
