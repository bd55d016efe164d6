import Dispatch
import Foundation

/// An observer of changes that any process makes to the files of a directory. It doesn't poll if the system can
/// notify it.
///
/// It watches the directory instead of the files, because a file that is replaced is another file.
package final class DirectoryWatcher: Sendable {
  /// The moment at which a written file counts as changed.
  package enum Moment: Sendable {
    /// With each write.
    case write
    /// When a writer has closed it.
    case close
  }

  // A dispatch source may be cancelled from any thread, and repeatedly.
  private nonisolated(unsafe) let source: any DispatchSourceProtocol
  private let watchAgain: @Sendable () -> Void

  /// Begins to watch.
  ///
  /// If the system grants no more watches (Linux limits them per user, to as few as 128), it reports a possible
  /// change every second instead. It does so on other systems too, where it is untested.
  ///
  /// - Parameters:
  ///   - moment: The moment at which a written file counts as changed.
  ///   - onChange: Called on the watcher's private queue, one call at a time, with the names of the files that were
  ///     changed, replaced or removed; `nil` if any may have been.
  package convenience init(
    _ directory: String,
    reportingAfter moment: Moment,
    onChange: @escaping @Sendable (Set<String>?) -> Void
  ) {
    #if os(Linux)
      if let events = DirectoryEvents(directory, moment) {
        let source = DispatchSource.makeReadSource(fileDescriptor: events.descriptor, queue: Self.queue)
        source.setEventHandler {
          let names = events.pending()
          if names?.isEmpty != true { onChange(names) }
          // A program that changes a file in a loop must not keep all others busy.
          usleep(10_000)
        }
        source.setCancelHandler { events.end() }
        self.init(source) { events.watch() }
        return
      }
    #endif
    self.init(every: .seconds(1)) { onChange(nil) }
  }

  /// Reports a possible change at regular intervals.
  package convenience init(every interval: DispatchTimeInterval, onChange: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: Self.queue)
    source.schedule(deadline: .now() + interval, repeating: interval)
    source.setEventHandler(handler: onChange)
    self.init(source) {}
  }

  private init(_ source: any DispatchSourceProtocol, watchAgain: @escaping @Sendable () -> Void) {
    source.resume()
    self.source = source
    self.watchAgain = watchAgain
  }

  deinit { stop() }

  /// Watches a directory that was removed and made again.
  package func directoryWasMade() { watchAgain() }

  /// Ends the watch. Calls that have begun still run to their end.
  package func stop() { source.cancel() }

  private static var queue: DispatchQueue { DispatchQueue(label: "directory-watcher") }
}

#if os(Linux)
  /// The kernel's events for a directory: inotify(7).
  private struct DirectoryEvents: Sendable {
    let descriptor: Int32
    private let directory: String
    private let mask: UInt32

    init?(_ directory: String, _ moment: DirectoryWatcher.Moment) {
      let written = moment == .write ? IN_MODIFY | IN_CREATE : IN_CLOSE_WRITE
      mask = UInt32(written | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
      self.directory = directory
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      guard watch() else {
        end()
        return nil
      }
    }

    /// Watches the directory. A directory that is already watched stays so.
    @discardableResult
    func watch() -> Bool { inotify_add_watch(descriptor, directory, mask) >= 0 }

    func end() { close(descriptor) }

    /// Reads all pending events.
    ///
    /// - Returns: The names of the changed files; `nil` if the system has lost track.
    func pending() -> Set<String>? {
      var names: Set<String> = []
      let size = MemoryLayout<inotify_event>.size
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while case let count = read(descriptor, &buffer, 16_384), count > 0 {
        var rest = buffer[..<count]
        while rest.count >= size {
          let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return nil }
          let name = rest.dropFirst(size).prefix(Int(event.len)).prefix { $0 != 0 }
          if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
          rest = rest.dropFirst(size + Int(event.len))
        }
      }
      return names
    }
  }
#endif
