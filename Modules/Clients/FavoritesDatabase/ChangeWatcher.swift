import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reports when any process changes the files of a database. It doesn't poll if the system can notify it.
///
/// It watches the directory instead of the files, because the files come and go while the database is in use.
package final class ChangeWatcher: Sendable {
  private let cancel: @Sendable () -> Void

  /// Begins to watch.
  ///
  /// If the system grants no more watches (Linux limits them per user, to as few as 128), it reports a possible change
  /// every second instead.
  ///
  /// - Parameters:
  ///   - path: The database. Its `-wal` and `-journal` files are watched too.
  ///   - onChange: Called on the watcher's private queue, one call at a time. A call may stand for several changes.
  package convenience init(path: String, onChange: @escaping @Sendable () -> Void) {
    do {
      let source = try Source(path: path, onChange: onChange)
      self.init { source.cancel() }
    } catch {
      self.init(every: .seconds(1), onChange: onChange)
    }
  }

  /// Reports a possible change at regular intervals.
  package convenience init(every interval: DispatchTimeInterval, onChange: @escaping @Sendable () -> Void) {
    let timer = Timer(interval: interval, onChange: onChange)
    self.init { timer.cancel() }
  }

  private init(cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }

  deinit { cancel() }

  /// Ends the watch. Calls that have begun still run to their end.
  package func stop() { cancel() }
}

// `@unchecked`: the property is a constant; a dispatch source may be canceled from any thread and repeatedly.
private final class Timer: @unchecked Sendable {
  private let source: any DispatchSourceTimer

  init(interval: DispatchTimeInterval, onChange: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "FavoritesDatabase.ChangeWatcher"))
    source.schedule(deadline: .now() + interval, repeating: interval)
    source.setEventHandler(handler: onChange)
    source.resume()
  }

  func cancel() { source.cancel() }
}

private func currentPOSIXError() -> POSIXError {
  POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
}

#if os(Linux) || os(Android)
  // `@unchecked`: both properties are constants; a dispatch source may be canceled from any thread and repeatedly,
  // and its descriptor is only used on its queue.
  private final class Source: @unchecked Sendable {
    private let source: any DispatchSourceRead

    init(path: String, onChange: @escaping @Sendable () -> Void) throws {
      let file = URL(fileURLWithPath: path)
      let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { throw currentPOSIXError() }
      let changes = IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      guard inotify_add_watch(descriptor, file.deletingLastPathComponent().path, UInt32(changes)) >= 0 else {
        defer { close(descriptor) }
        throw currentPOSIXError()
      }
      let name = file.lastPathComponent
      let names: Set<String> = [name, name + "-wal", name + "-journal"]
      let queue = DispatchQueue(label: "FavoritesDatabase.ChangeWatcher")
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        if Source.drain(descriptor, lookingFor: names) { onChange() }
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
    }

    func cancel() { source.cancel() }

    /// Reads all pending events and returns whether one of them concerns one of the names.
    private static func drain(_ descriptor: Int32, lookingFor names: Set<String>) -> Bool {
      var found = false
      withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
        while true {
          let count = read(descriptor, buffer.baseAddress, buffer.count)
          guard count > 0 else { return }
          let events = UnsafeRawBufferPointer(rebasing: buffer[..<count])
          if Source.isAny(of: names, namedIn: events) { found = true }
        }
      }
      return found
    }

    /// Walks the `struct inotify_event` records: watch, mask, cookie and length of the name, four bytes each, then
    /// the name, padded with zeros (inotify(7)).
    private static func isAny(of names: Set<String>, namedIn events: UnsafeRawBufferPointer) -> Bool {
      let headerSize = 16
      var offset = 0
      while offset + headerSize <= events.count {
        let mask = events.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        let length = Int(events.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let start = offset + headerSize
        guard start + length <= events.count else { return true }
        let name = String(decoding: events[start..<(start + length)].prefix { $0 != 0 }, as: UTF8.self)
        if names.contains(name) || mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
        offset = start + length
      }
      return false
    }
  }
#elseif canImport(Darwin)
  // `@unchecked`: the property is a constant; dispatch sources may be canceled from any thread and repeatedly.
  private final class Source: @unchecked Sendable {
    private let sources: [any DispatchSourceFileSystemObject]

    init(path: String, onChange: @escaping @Sendable () -> Void) throws {
      let directory = URL(fileURLWithPath: path).deletingLastPathComponent().path
      let queue = DispatchQueue(label: "FavoritesDatabase.ChangeWatcher")
      var sources: [any DispatchSourceFileSystemObject] = []
      // NB: Don't open the database itself: closing a descriptor of it would drop SQLite's locks. The log exists while
      // the database is open.
      for file in [directory, path + "-wal"] {
        let descriptor = open(file, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
          for source in sources { source.cancel() }
          throw currentPOSIXError()
        }
        let source = DispatchSource.makeFileSystemObjectSource(
          fileDescriptor: descriptor,
          eventMask: [.write, .extend, .delete, .rename],
          queue: queue
        )
        source.setEventHandler(handler: onChange)
        source.setCancelHandler { close(descriptor) }
        source.resume()
        sources.append(source)
      }
      self.sources = sources
    }

    func cancel() {
      for source in sources { source.cancel() }
    }
  }
#endif
