import ConcurrencyExtras
import Foundation

/// Files in memory.
// `subscribers` is reached with the lock held.
final class InMemoryFileStorage: FileStorageBackend, @unchecked Sendable {
  let registeredSettings = RegisteredSettings()
  private let files: LockIsolated<[URL: Data]>
  private let lock = NSRecursiveLock()
  private var subscribers: [Int: (url: URL, onChange: @Sendable () -> Void)] = [:]
  private var lastSubscriber = 0

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
      let listeners = subscribers.sorted { $0.key < $1.key }.map(\.value).filter {
        isChanged && $0.url == url
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
    let id = lock.withLock {
      lastSubscriber += 1
      subscribers[lastSubscriber] = (url, onChange)
      return lastSubscriber
    }
    return SharedSubscription { [weak self] in
      guard let self else { return }
      lock.withLock { _ = subscribers.removeValue(forKey: id) }
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
