import Dependencies
import Dispatch
import FavoritesClient
import Foundation
import GRDB
import Models

/// The favorites on disk: an SQLite database that any number of processes use at once.
///
/// The file opens with the first call and not before. A write has reached the disk when its call returns.
/// A damaged file is moved aside and a new one begun; so is the work on a file that somebody replaced or
/// removed meanwhile. Every call throws a `FavoritesError`, or `CancellationError`.
public final class FavoritesDatabase: Sendable {
  private let opener: DatabaseOpener
  private let session = Locked<DatabaseSession?>(nil)

  /// Opening blocks, and so has a thread of its own instead of one of the cooperative pool.
  private let queue = DispatchQueue(label: "FavoritesDatabase")

  /// Prepares to use a database. Nothing is touched yet.
  ///
  /// - Parameters:
  ///   - path: The file. Its directory is created when it is missing.
  ///   - timeout: How many seconds to wait for other processes before a call fails as busy.
  ///   - onKeptAside: Called, on any thread, when a damaged database was moved aside.
  public init(path: String, timeout: Double = 10, onKeptAside: @escaping @Sendable (KeptAside) -> Void) {
    opener = DatabaseOpener(path: path, timeout: timeout, onKeptAside: onKeptAside)
  }

  /// Every favorite, in the order of `Favorites.areInOrder`.
  public func all() async throws -> [Repository] {
    try await perform { pool in try await pool.read(FavoritesSchema.fetchAll) }
  }

  /// Makes a repository a favorite, or refreshes the stored copy of one that is.
  ///
  /// - Returns: Whether it was none before.
  public func add(_ repository: Repository) async throws -> Bool {
    try await perform { pool in try await pool.write { try FavoritesSchema.add(repository, in: $0) } }
  }

  /// Removes a favorite.
  ///
  /// - Returns: Whether it was one.
  public func remove(id: Repository.ID) async throws -> Bool {
    try await perform { pool in try await pool.write { try FavoritesSchema.remove(id: id, in: $0) } }
  }

  /// Makes a repository a favorite, or removes it if it is one.
  ///
  /// - Returns: Whether it is one now.
  public func toggle(_ repository: Repository) async throws -> Bool {
    try await perform { pool in
      try await pool.write { db in
        if try FavoritesSchema.remove(id: repository.id, in: db) { return false }
        return try FavoritesSchema.add(repository, in: db)
      }
    }
  }

  /// Refreshes the stored copies of those repositories that are favorites. The others do not become any.
  public func refresh(_ repositories: [Repository]) async throws {
    try await perform { pool in
      // Most of the time there is nothing to write, and no need to wait for who is writing.
      let stale = try await pool.read { try FavoritesSchema.stale(repositories, in: $0) }
      guard !stale.isEmpty else { return }
      try await pool.write { db in
        for repository in stale { try FavoritesSchema.update(repository, in: db) }
      }
    }
  }

  /// Removes every favorite.
  ///
  /// - Returns: How many there were.
  public func clear() async throws -> Int {
    try await perform { pool in try await pool.write { try FavoritesSchema.clear(in: $0) } }
  }

  /// The favorites now, and again after each change, in this process or another. A slow consumer skips
  /// to the latest.
  public func observe() -> AsyncThrowingStream<[Repository], any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        do {
          try await deliver { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: FavoritesError.describing(error, path: opener.path))
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func deliver(to receive: (consuming [Repository]) -> Void) async throws {
    var latest: [Repository]?
    var recovery = Recovery()
    while !Task.isCancelled {
      let session = try await openSession()
      do {
        for try await favorites in session.values() where favorites != latest {
          latest = favorites
          receive(favorites)
          recovery = Recovery()
        }
      } catch let error as DatabaseError where error.isCorruption {
        try recover(from: error, in: session, &recovery)
      }
    }
  }
}

extension FavoritesDatabase {
  /// Runs an operation on the open database, and once more if the database turned out to be damaged, or
  /// another file took its place, while it ran.
  private func perform<Value: Sendable>(
    _ operation: (DatabasePool) async throws -> Value
  ) async throws -> Value {
    do {
      var recovery = Recovery()
      while true {
        let session = try await openSession()
        do {
          let value = try await operation(session.pool)
          // NB: what was written to a file that had been moved aside meanwhile is not written.
          if session.isCurrent { return value }
          try recovery.begin(becauseOf: DatabaseError(resultCode: .SQLITE_READONLY_DBMOVED))
        } catch let error as DatabaseError where error.isCorruption {
          try recover(from: error, in: session, &recovery)
        }
      }
    } catch {
      throw FavoritesError.describing(error, path: opener.path)
    }
  }

  /// How often an operation began anew.
  private struct Recovery {
    private(set) var attempts = 0

    mutating func begin(becauseOf error: DatabaseError) throws {
      guard attempts < 3 else { throw error }
      attempts += 1
    }
  }

  /// Retires a session that met damage. To open the next one checks the file, and moves it aside.
  private func recover(
    from error: DatabaseError,
    in session: DatabaseSession,
    _ recovery: inout Recovery
  ) throws {
    try recovery.begin(becauseOf: error)
    session.retire()
  }

  private func openSession() async throws -> DatabaseSession {
    try Task.checkCancellation()
    let outcome = Outcome()
    // NB: the outcome does not travel by the continuation. Where that is resumed before anybody waits for
    // it, ThreadSanitizer sees no order between the two threads; a lock is one that it sees.
    await withCheckedContinuation { continuation in
      queue.async {
        outcome.session.withLock { $0 = Result { try self.currentSession() } }
        continuation.resume()
      }
    }
    return try outcome.session.withLock { try $0.get() }
  }

  private final class Outcome: Sendable {
    let session = Locked<Result<DatabaseSession, any Error>>(.failure(CancellationError()))
  }

  private func currentSession() throws -> DatabaseSession {
    try session.withLock { session in
      if let session, session.isCurrent { return session }
      session?.retire()
      session = nil
      let opened = try opener.open()
      session = opened
      return opened
    }
  }
}
