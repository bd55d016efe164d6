import Dispatch
import Foundation
import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Notices changes to files, by whichever process.
///
/// It watches their directories, because a file that is replaced is another file.
final class DirectoryWatcher: Sendable {
  static let shared = DirectoryWatcher()

  private struct Watches {
    var all: [Int: (url: URL, onChange: @Sendable () -> Void)] = [:]
    var last = 0
  }

  private let watches = Mutex(Watches())
  private let system: any DirectoryWatcherSystem

  private init() {
    #if os(Linux)
      system = Inotify() ?? PollingWatcher()
    #else
      system = PollingWatcher()
    #endif
    system.start { [weak self] url in self?.didChange(url) }
  }

  /// Watches a file until the subscription is cancelled.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = watches.withLock {
      $0.last += 1
      $0.all[$0.last] = (url, onChange)
      return $0.last
    }
    system.add(url)
    return SharedSubscription { [weak self] in self?.cancel(id) }
  }

  /// Watches a directory again that was missing.
  func directoryWasMade(_ directory: URL) {
    system.directoryWasMade(directory)
  }

  private func cancel(_ id: Int) {
    guard let url = watches.withLock({ $0.all.removeValue(forKey: id)?.url }) else { return }
    system.remove(url)
  }

  /// - Parameter url: The file that has changed, or `nil` for any.
  private func didChange(_ url: URL?) {
    let listeners = watches.withLock {
      $0.all.sorted { $0.key < $1.key }.map(\.value).filter { url == nil || $0.url.path == url?.path }
    }
    for listener in listeners { listener.onChange() }
  }
}

/// A source of changes to files.
protocol DirectoryWatcherSystem: AnyObject, Sendable {
  /// - Parameter onChange: Is called with a file that has changed, or `nil` for any.
  func start(onChange: @escaping @Sendable (URL?) -> Void)

  /// Watches a file; once more for each call.
  func add(_ url: URL)

  /// Takes back one ``add(_:)``.
  func remove(_ url: URL)

  /// Is told that a directory was missing, and was made.
  func directoryWasMade(_ directory: URL)
}

/// Looks at files twice a second, where the system has nothing better.
final class PollingWatcher: DirectoryWatcherSystem {
  private struct File {
    var count = 0
    var signature: [FileAttributeKey: Int]?
  }

  private let timer: Mutex<any DispatchSourceTimer>
  private let files = Mutex<[URL: File]>([:])

  init() {
    timer = Mutex(DispatchSource.makeTimerSource(queue: DispatchQueue(label: "file-storage.polling")))
  }

  func start(onChange: @escaping @Sendable (URL?) -> Void) {
    timer.withLock { timer in
      timer.setEventHandler { [weak self] in
        for url in self?.changedFiles() ?? [] { onChange(url) }
      }
      timer.schedule(deadline: .now(), repeating: .milliseconds(500), leeway: .milliseconds(100))
      timer.resume()
    }
  }

  func add(_ url: URL) {
    files.withLock { files in
      if files[url] == nil { files[url] = File(signature: Self.signature(of: url)) }
      files[url]?.count += 1
    }
  }

  func remove(_ url: URL) {
    files.withLock { files in
      files[url]?.count -= 1
      if files[url]?.count == 0 { files[url] = nil }
    }
  }

  func directoryWasMade(_ directory: URL) {}

  private func changedFiles() -> [URL] {
    files.withLock { files in
      files.keys.filter { url in
        let signature = Self.signature(of: url)
        defer { files[url]?.signature = signature }
        return files[url]?.signature != signature
      }
    }
  }

  private static func signature(of url: URL) -> [FileAttributeKey: Int]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
    return [
      .size: attributes[.size] as? Int ?? 0,
      .systemFileNumber: attributes[.systemFileNumber] as? Int ?? 0,
      .modificationDate: (attributes[.modificationDate] as? Date)?.hashValue ?? 0,
    ]
  }
}
