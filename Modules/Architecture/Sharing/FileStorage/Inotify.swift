#if os(Linux)
  import Dispatch
  import Foundation
  import Platform

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Is told by the kernel of changes in directories.
  ///
  /// Events: inotify(7). A file counts as changed when a writer has closed it, when it was moved to or away, and
  /// when it was removed: not while it is being written.
  final class Inotify: DirectoryWatcherSystem {
    private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

    /// The least time between two looks at what has changed: a program that changes a file in a loop must not
    /// keep all others busy.
    private static let pause = DispatchTimeInterval.milliseconds(10)

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "file-storage.inotify")
    private let source: Mutex<any DispatchSourceRead>
    private let watched = Mutex(Watched())

    private struct Watched {
      var directories: [String: Directory] = [:]
      var paths: [Int32: String] = [:]

      func file(_ name: String, in watch: Int32) -> (url: URL, count: Int)? {
        paths[watch].flatMap { directories[$0]?.files[name] }
      }
    }

    private struct Directory {
      var watch: Int32
      /// The watched files, by their names. Of others, such as those that a change makes for a
      /// moment, nothing is to be made.
      var files: [String: (url: URL, count: Int)] = [:]
    }

    /// - Returns: `nil` when the system has no more of these to give.
    init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      source = Mutex(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue))
    }

    func start(onChange: @escaping @Sendable (URL?) -> Void) {
      source.withLock { source in
        source.setEventHandler { [weak self] in
          guard let self else { return }
          // Each file once, however many events a burst of changes has left meanwhile.
          var told: Set<URL?> = []
          for url in readEvents() where told.insert(url).inserted { onChange(url) }
          self.source.withLock { $0.suspend() }
          // NB: a source must not be released while it is suspended: this keeps it.
          queue.asyncAfter(deadline: .now() + Self.pause) { self.source.withLock { $0.resume() } }
        }
        source.resume()
      }
    }

    func add(_ url: URL) {
      let directory = url.deletingLastPathComponent().path
      watched.withLock { watched in
        // The system returns the same number again for a directory that it watches already, and another
        // one for a directory that was removed and made again.
        let watch = inotify_add_watch(descriptor, directory, Self.events)
        guard watch >= 0 else { return }
        watched.directories[directory, default: Directory(watch: watch)].watch = watch
        watched.directories[directory]?.files[url.lastPathComponent, default: (url, 0)].count += 1
        watched.paths[watch] = directory
      }
    }

    func remove(_ url: URL) {
      let directory = url.deletingLastPathComponent().path
      watched.withLock { watched in
        guard let watch = watched.directories[directory]?.watch else { return }
        watched.directories[directory]?.files[url.lastPathComponent]?.count -= 1
        if watched.directories[directory]?.files[url.lastPathComponent]?.count == 0 {
          watched.directories[directory]?.files[url.lastPathComponent] = nil
        }
        guard watched.directories[directory]?.files.isEmpty == true else { return }
        watched.directories[directory] = nil
        watched.paths[watch] = nil
        inotify_rm_watch(descriptor, watch)
      }
    }

    func directoryWasMade(_ directory: URL) {
      watched.withLock { watched in
        guard watched.directories[directory.path] != nil else { return }
        let watch = inotify_add_watch(descriptor, directory.path, Self.events)
        guard watch >= 0 else { return }
        watched.directories[directory.path]?.watch = watch
        watched.paths[watch] = directory.path
      }
    }

    /// The files that have changed, with `nil` when the system has lost track.
    private func readEvents() -> [URL?] {
      var urls: [URL?] = []
      withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: MemoryLayout<inotify_event>.alignment) {
        while case let count = read(descriptor, $0.baseAddress, $0.count), count > 0 {
          urls += events(in: UnsafeRawBufferPointer(rebasing: $0[..<count]))
        }
      }
      return urls
    }

    private func events(in buffer: UnsafeRawBufferPointer) -> [URL?] {
      var urls: [URL?] = []
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= buffer.count {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let nameStart = offset + MemoryLayout<inotify_event>.size
        offset = nameStart + Int(event.len)
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return [nil] }
        if event.mask & UInt32(IN_IGNORED) != 0 { watched.withLock { $0.paths[event.wd] = nil } }
        guard event.len > 0, offset <= buffer.count else { continue }
        let name = String(decoding: buffer[nameStart..<offset].prefix { $0 != 0 }, as: UTF8.self)
        let file = watched.withLock { $0.file(name, in: event.wd) }
        if let file { urls.append(file.url) }
      }
      return urls
    }
  }
#endif
