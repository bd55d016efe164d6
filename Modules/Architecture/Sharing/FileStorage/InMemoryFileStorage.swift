import ConcurrencyExtras
import Foundation
import Platform

/// Files in memory.
final class InMemoryFileStorage: FileStorageBackend {
  private struct Subscribers {
    var all: [Int: (url: URL, onChange: @Sendable () -> Void)] = [:]
    var last = 0
  }

  let registeredSettings = RegisteredSettings()
  private let files: LockIsolated<[URL: Data]>
  /// Held while a file is changed. Recursive: a change may contain others.
  private let lock = NSRecursiveLock()
  private let subscribers = Mutex(Subscribers())

  init(_ files: LockIsolated<[URL: Data]>) {
    self.files = files
  }

  func load(_ url: URL) throws -> Data? {
    files.value[url]
  }

  func withExclusiveAccess<R>(to url: URL, _ body: (any ExclusiveFile) throws -> R) throws -> R {
    let (result, listeners) = try lock.withLock {
      let before = files.value[url]
      let result = try body(File(url: url, files: files))
      let isChanged = files.value[url] != before
      let listeners = subscribers.withLock {
        $0.all.sorted { $0.key < $1.key }.map(\.value).filter { isChanged && $0.url == url }
      }
      return (result, listeners)
    }
    for listener in listeners { listener.onChange() }
    return result
  }

  func inTurn<R, E: Error>(at url: URL, _ operation: () throws(E) -> R) throws(E) -> R {
    // Nothing can be wrong with a file in memory: ``withExclusiveAccess(to:_:)`` lets threads take turns.
    try operation()
  }

  func subscribe(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = subscribers.withLock {
      $0.last += 1
      $0.all[$0.last] = (url, onChange)
      return $0.last
    }
    return SharedSubscription { [weak self] in
      guard let self else { return }
      subscribers.withLock { _ = $0.all.removeValue(forKey: id) }
    }
  }

  private struct File: ExclusiveFile {
    let url: URL
    let files: LockIsolated<[URL: Data]>

    func read() throws -> Data? { files.value[url] }

    func write(_ data: Data) throws {
      files.withValue { $0[url] = data }
    }

    func setAside() throws -> URL {
      files.withValue { files in
        let free = url.setAside { files[$0] != nil }
        files[free] = files.removeValue(forKey: url)
        return free
      }
    }
  }
}

extension URL {
  /// The first `name.corrupt-n` that is free.
  func setAside(isTaken: (URL) -> Bool) -> URL {
    var number = 1
    while true {
      let candidate = deletingLastPathComponent().appendingPathComponent(
        "\(lastPathComponent).corrupt-\(number)"
      )
      if !isTaken(candidate) { return candidate }
      number += 1
    }
  }
}
