import Foundation
import Platform

/// An observer of changes that any process makes to files. It has one watcher for each of their directories.
final class FileWatcher: Sendable {
  static let shared = FileWatcher()

  private struct Directory {
    let watcher: DirectoryWatcher
    var files: [UInt64: (name: String, onChange: @Sendable () -> Void)] = [:]
  }

  private let directories = Mutex<[String: Directory]>([:])

  /// Watches a file until the subscription is cancelled.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let path = url.deletingLastPathComponent().path
    let id = UniqueNumber.next()
    directories.withLock { directories in
      if let directory = directories[path] {
        directory.watcher.directoryWasMade()
      } else {
        let watcher = DirectoryWatcher(path, reportingAfter: .close) { [weak self] names in
          self?.didChange(names, in: path)
        }
        directories[path] = Directory(watcher: watcher)
      }
      directories[path]?.files[id] = (url.lastPathComponent, onChange)
    }
    return SharedSubscription { [weak self] in self?.cancel(id, in: path) }
  }

  /// Watches a directory again that was missing.
  func directoryWasMade(_ directory: URL) {
    directories.withLock { $0[directory.path]?.watcher.directoryWasMade() }
  }

  private func cancel(_ id: UInt64, in path: String) {
    // The removed values are released without the lock.
    _ = directories.withLock { directories in
      let file = directories[path]?.files.removeValue(forKey: id)
      if directories[path]?.files.isEmpty == true { directories[path] = nil }
      return file?.onChange
    }
  }

  private func didChange(_ names: Set<String>?, in path: String) {
    let files = directories.withLock { $0[path]?.files ?? [:] }
    for (_, file) in files.sorted(by: { $0.key < $1.key }) where names?.contains(file.name) ?? true {
      file.onChange()
    }
  }
}
