import Dependencies
import Dispatch
import FavoritesClient
import Foundation
import GRDB
import Models
import Platform

/// The favorites on disk: an SQLite database that any number of processes can use at once.
///
/// The first call opens the file. When a write returns, it has reached the disk. A damaged file is moved aside and
/// replaced by an empty one. If the file is replaced or removed, the next call opens the new one. Every call throws a
/// `FavoritesError`, or `CancellationError` at once when its task is cancelled; a write may still happen then.
public final class FavoritesDatabase: Sendable {
  private let opener: DatabaseOpener
  private let session = Mutex<DatabaseSession?>(nil)

  /// The queue for opening. Opening blocks, so it must not run on the cooperative pool.
  private let queue = DispatchQueue(label: "FavoritesDatabase")

  /// Prepares to use a database, without touching the file.
  ///
  /// - Parameters:
  ///   - path: The file. Its directory is created if it is missing.
  ///   - timeout: The time in seconds to wait for other processes before a call fails as busy.
  ///   - onQuarantine: Called on any thread after a damaged database was moved aside.
  public init(
    path: String,
    timeout: Double = 10,
    onQuarantine: @escaping @Sendable (QuarantinedDatabase) -> Void
  ) {
    opener = DatabaseOpener(path: path, timeout: timeout, onQuarantine: onQuarantine)
  }

  /// Returns every favorite, in the order of `inFavoritesOrder()`.
  public func all() async throws -> [Repository] {
    try await perform { database in try await database.read(FavoritesSchema.fetchAll) }
  }

  /// Makes a repository a favorite, or refreshes the stored copy of an existing one.
  ///
  /// - Returns: Whether the repository is a new favorite.
  public func add(_ repository: Repository) async throws -> Bool {
    try await perform { database in try await database.write { try FavoritesSchema.add(repository, in: $0) } }
  }

  /// Removes a favorite.
  ///
  /// - Returns: Whether it existed.
  public func remove(id: Repository.ID) async throws -> Bool {
    try await perform { database in try await database.write { try FavoritesSchema.remove(id: id, in: $0) } }
  }

  /// Makes a repository a favorite, or removes it if it is one.
  ///
  /// - Returns: Whether it is a favorite now.
  public func toggle(_ repository: Repository) async throws -> Bool {
    try await perform { database in
      try await database.write { db in
        if try FavoritesSchema.remove(id: repository.id, in: db) { return false }
        return try FavoritesSchema.add(repository, in: db)
      }
    }
  }

  /// Refreshes the stored copies of those repositories that are favorites. It adds no favorites.
  public func refresh(_ repositories: [Repository]) async throws {
    try await perform { database in
      // Usually there is nothing to write, and so no need to wait for another process's write.
      let stale = try await database.read { try FavoritesSchema.stale(repositories, in: $0) }
      guard !stale.isEmpty else { return }
      try await database.write { db in
        for repository in stale { try FavoritesSchema.update(repository, in: db) }
      }
    }
  }

  /// Removes every favorite.
  ///
  /// - Returns: The number of favorites removed.
  public func clear() async throws -> Int {
    try await perform { database in try await database.write { try FavoritesSchema.clear(in: $0) } }
  }

  /// Returns the favorites now, and again after every change in this process or another. A slow consumer skips to
  /// the latest value.
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
  /// Runs an operation on the open database, and again if the database turns out to be damaged or its file was
  /// replaced meanwhile.
  private func perform<Value: Sendable>(
    _ operation: @escaping @Sendable (any DatabaseWriter) async throws -> Value
  ) async throws -> Value {
    do {
      var recovery = Recovery()
      while true {
        let session = try await openSession()
        do {
          let value = try await untilCancelled { try await operation(session.database) }
          // NB: A write to a file that was moved aside meanwhile is lost, so it counts only if the session is current.
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

  /// The count of an operation's new attempts.
  private struct Recovery {
    private(set) var attempts = 0

    mutating func begin(becauseOf error: DatabaseError) throws {
      guard attempts < 3 else { throw error }
      attempts += 1
    }
  }

  /// Retires a session that found damage. Opening the next session checks the file and moves it aside.
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
    return try await untilCancelled { [self] in
      // The outcome isn't passed through the continuation: if that is resumed before the await, ThreadSanitizer sees
      // no order between the two threads. It does see the order that a lock makes.
      await withCheckedContinuation { continuation in
        queue.async {
          outcome.session.withLock { $0 = Result { try self.currentSession() } }
          continuation.resume()
        }
      }
      return try outcome.session.withLock { try $0.get() }
    }
  }

  /// Runs an operation, and stops waiting for it when the calling task is cancelled: SQLite can't be interrupted while
  /// it waits for another process. The operation is cancelled then, but may run on.
  private func untilCancelled<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let (outcomes, continuation) = AsyncStream<Result<Value, any Error>>.makeStream()
    let task = Task {
      do {
        continuation.yield(.success(try await operation()))
      } catch {
        continuation.yield(.failure(error))
      }
      continuation.finish()
    }
    defer { task.cancel() }
    // The stream ends when the calling task is cancelled.
    for await outcome in outcomes { return try outcome.get() }
    throw CancellationError()
  }

  private final class Outcome: Sendable {
    let session = Mutex<Result<DatabaseSession, any Error>>(.failure(CancellationError()))
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
