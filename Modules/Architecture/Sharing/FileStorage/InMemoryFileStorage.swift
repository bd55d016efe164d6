import ConcurrencyExtras
import Foundation
import Platform

/// Files in memory.
final class InMemoryFileStorage: FileStorageBackend {
  private struct Subscribers {
    var all: [Int: (url: URL, onChange: @Sendable () -> Void)] = [:]
    var last = 0
  }

  let registeredSettings = RegisteredSettings([:])
  private let files: LockIsolated<[URL: Data]>
  /// The lock that is held while a file is changed. Recursive, because a change may contain others.
  private let lock = RecursiveLock()
  private let subscribers = Mutex(Subscribers())

  init(_ files: LockIsolated<[URL: Data]>) { self.files = files }

  func read(_ url: URL) -> Data? { files.value[url] }

  func write(_ data: Data, to url: URL) { files.withValue { $0[url] = data } }

  func setAside(_ url: URL) -> URL {
    files.withValue { files in
      let free = url.setAside { files[$0] != nil }
      files[free] = files.removeValue(forKey: url)
      return free
    }
  }

  func withExclusiveAccess<R>(to url: URL, _ body: () throws -> R) throws -> R {
    let (result, isChanged) = try lock.withLock {
      let before = read(url)
      let result = try body()
      return (result, read(url) != before)
    }
    if isChanged {
      let all = subscribers.withLock { $0.all }
      for (_, subscriber) in all.sorted(by: { $0.key < $1.key }) where subscriber.url == url {
        subscriber.onChange()
      }
    }
    return result
  }

  func inTurn<R, E: Error>(at url: URL, _ operation: () throws(E) -> R) throws(E) -> R {
    // A file in memory can always be used, and ``withExclusiveAccess(to:_:)`` lets threads take turns.
    try operation()
  }

  func subscribe(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = subscribers.withLock {
      $0.last += 1
      $0.all[$0.last] = (url, onChange)
      return $0.last
    }
    return SharedSubscription { [weak self] in
      self?.subscribers.withLock { _ = $0.all.removeValue(forKey: id) }
    }
  }
}

extension URL {
  /// Returns the first free `name.corrupt-n`.
  func setAside(isTaken: (URL) -> Bool) -> URL {
    var number = 1
    var candidate: URL {
      deletingLastPathComponent().appendingPathComponent("\(lastPathComponent).corrupt-\(number)")
    }
    while isTaken(candidate) { number += 1 }
    return candidate
  }
}
