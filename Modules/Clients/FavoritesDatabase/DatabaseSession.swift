import Dependencies
import Foundation
import GRDB
import Models

/// The database while one and the same file is open. When another file takes its place, the session is
/// retired and the next one opens.
final class DatabaseSession: Sendable {
  let pool: DatabasePool
  let identity: FileIdentity

  private let path: String
  private let state = Locked(State())

  private struct State {
    var isRetired = false
    /// SQLite's count of commits by other connections, as the writing connection last saw it.
    var dataVersion: Int?
    var watcher: ChangeWatcher?
    var observers: [Int: AsyncThrowingStream<[Repository], any Error>.Continuation] = [:]
    var nextObserver = 0
  }

  init(pool: DatabasePool, path: String, identity: FileIdentity) {
    self.pool = pool
    self.path = path
    self.identity = identity
  }

  /// Whether the open file is the one that the path still leads to.
  var isCurrent: Bool {
    FileIdentity(path: path) == identity && !state.withLock(\.isRetired)
  }

  /// Ends every observation: its owner goes on with the next session.
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

  /// The favorites now, and again after each change, whoever makes it, until the session is retired.
  func values() -> AsyncThrowingStream<[Repository], any Error> {
    watch()
    return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard let number = add(continuation) else { return continuation.finish() }
      let observation = ValueObservation.trackingConstantRegion(FavoritesSchema.fetchAll)
      let cancellable = observation.start(in: pool, scheduling: .async(onQueue: .global())) { error in
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

  /// Begins to watch for the changes of other processes, unless that has begun.
  private func watch() {
    guard state.withLock({ $0.watcher == nil && !$0.isRetired }) else { return }
    let watcher = ChangeWatcher(path: path) { [weak self] in self?.filesChanged() }
    // NB: of two that came here at once, one watcher is dropped, which stops it.
    state.withLock { state in
      if state.watcher == nil, !state.isRetired { state.watcher = watcher }
    }
  }

  /// Looks who changed the files: where it was another process, the observations fetch again.
  ///
  /// NB: the file system tells of a transaction's writes before its commit can be read. The transaction
  /// here is an immediate one: it waits until whoever is writing has finished.
  private func filesChanged() {
    guard isCurrent else { return retire() }
    do {
      try pool.write { db in
        let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
        let isKnown = state.withLock { state in
          defer { state.dataVersion = version }
          return state.dataVersion == version
        }
        if !isKnown { try db.notifyChanges(in: FavoritesSchema.table) }
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      // Somebody writes for longer than anybody waits. The end of that changes the files once more.
    } catch {
      fail(with: error)
    }
  }

  /// Ends every observation with an error: its owner sees whether it can go on.
  private func fail(with error: any Error) {
    let observers = state.withLock { state in
      defer { state.observers = [:] }
      return Array(state.observers.values)
    }
    for observer in observers { observer.finish(throwing: error) }
  }
}
