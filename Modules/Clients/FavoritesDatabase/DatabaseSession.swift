import Dependencies
import Foundation
import GRDB
import Models
import Platform

/// The database while the same file stays open. If another file replaces it, the session is retired and the next
/// one opens.
final class DatabaseSession: Sendable {
  let database: any DatabaseWriter
  let identity: FileIdentity
  private let isReadOnly: Bool

  private let path: String
  private let state = Mutex(State())

  private struct State {
    var isRetired = false
    /// SQLite's count of commits by other connections, as the writing connection last read it.
    var dataVersion: Int?
    var watcher: ChangeWatcher?
    var observers: [Int: AsyncThrowingStream<[Repository], any Error>.Continuation] = [:]
    var nextObserver = 0
  }

  init(database: any DatabaseWriter, path: String, identity: FileIdentity, isReadOnly: Bool = false) {
    self.database = database
    self.path = path
    self.identity = identity
    self.isReadOnly = isReadOnly
  }

  /// Whether the path still leads to the open file.
  var isCurrent: Bool {
    FileIdentity(path: path) == identity && !state.withLock(\.isRetired)
  }

  /// Ends every observation. Their consumers continue with the next session.
  func retire() {
    let (observers, watcher) = state.withLock { state in
      defer {
        state.observers = [:]
        state.watcher = nil
      }
      state.isRetired = true
      return (Array(state.observers.values), state.watcher)
    }
    watcher?.stop()
    for observer in observers { observer.finish() }
  }

  /// Returns the favorites now, and again after a change by any process, until the session is retired.
  func values() -> AsyncThrowingStream<[Repository], any Error> {
    watch()
    return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard let number = add(continuation) else { return continuation.finish() }
      let observation = ValueObservation.trackingConstantRegion(FavoritesSchema.fetchAll)
      let cancellable = observation.start(in: database, scheduling: .async(onQueue: .global())) { error in
        continuation.finish(throwing: error)
      } onChange: { repositories in
        continuation.yield(repositories)
      }
      continuation.onTermination = { [weak self] _ in
        cancellable.cancel()
        self?.removeObserver(number)
      }
    }
  }

  private func add(_ observer: AsyncThrowingStream<[Repository], any Error>.Continuation) -> Int? {
    state.withLock { state in
      guard !state.isRetired else { return nil }
      state.nextObserver += 1
      state.observers[state.nextObserver] = observer
      return state.nextObserver
    }
  }

  private func removeObserver(_ number: Int) {
    _ = state.withLock { $0.observers.removeValue(forKey: number) }
  }

  /// Begins to watch for changes by other processes, unless it already does.
  private func watch() {
    guard state.withLock({ $0.watcher == nil && !$0.isRetired }) else { return }
    let watcher = ChangeWatcher(path: path) { [weak self] in self?.filesChanged() }
    // If two threads get here at once, one of their watchers is dropped, which stops it.
    state.withLock { state in
      if state.watcher == nil, !state.isRetired { state.watcher = watcher }
    }
  }

  /// Finds out whether another process changed the files. If so, the observations fetch again.
  ///
  /// NB: The file system reports a transaction's writes before its commit can be read. Keep this transaction an
  /// immediate one: it waits for the current writer to finish.
  private func filesChanged() {
    // Without writing, the session can't wait for the current writer. The next one reads the files again.
    guard isCurrent, !isReadOnly else { return retire() }
    do {
      try database.write { db in
        let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
        let isKnown = state.withLock { state in
          defer { state.dataVersion = version }
          return state.dataVersion == version
        }
        if !isKnown { try db.notifyChanges(in: FavoritesSchema.table) }
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      // Another process has been writing for longer than the timeout. Its commit changes the files once more.
    } catch {
      fail(with: error)
    }
  }

  /// Ends every observation with an error. Their consumers decide whether to continue.
  private func fail(with error: any Error) {
    let observers = state.withLock { state in
      defer { state.observers = [:] }
      return Array(state.observers.values)
    }
    for observer in observers { observer.finish(throwing: error) }
  }
}
