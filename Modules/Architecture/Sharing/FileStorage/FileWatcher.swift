import Foundation
import Platform

/// An observer of changes that any process makes to files. It has one watcher for each of their directories.
final class FileWatcher: Sendable {
  static let shared = FileWatcher()

  private struct Directory {
    let watcher: DirectoryWatcher
    var files: [Int: (name: String, onChange: @Sendable () -> Void)] = [:]
  }

  private struct State {
    var directories: [String: Directory] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  /// Watches a file until the subscription is cancelled.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let path = url.deletingLastPathComponent().path
    let id = state.withLock { state in
      state.last += 1
      if let directory = state.directories[path] {
        directory.watcher.directoryWasMade()
      } else {
        let watcher = DirectoryWatcher(path, reportingAfter: .close) { [weak self] names in
          self?.didChange(names, in: path)
        }
        state.directories[path] = Directory(watcher: watcher)
      }
      state.directories[path]?.files[state.last] = (url.lastPathComponent, onChange)
      return state.last
    }
    return SharedSubscription { [weak self] in self?.cancel(id, in: path) }
  }

  /// Watches a directory again that was missing.
  func directoryWasMade(_ directory: URL) {
    state.withLock { $0.directories[directory.path]?.watcher.directoryWasMade() }
  }

  private func cancel(_ id: Int, in path: String) {
    // The removed values are released without the lock.
    _ = state.withLock { state in
      let file = state.directories[path]?.files.removeValue(forKey: id)
      if state.directories[path]?.files.isEmpty == true { state.directories[path] = nil }
      return file?.onChange
    }
  }

  private func didChange(_ names: Set<String>?, in path: String) {
    let files = state.withLock { $0.directories[path]?.files ?? [:] }
    for (_, file) in files.sorted(by: { $0.key < $1.key }) where names?.contains(file.name) ?? true {
      file.onChange()
    }
  }
}
