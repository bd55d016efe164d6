import Foundation
import Platform

/// An observer of changes that any process makes to the files of a database. It doesn't poll if the system can notify
/// it.
package final class ChangeWatcher: Sendable {
  private let watcher: DirectoryWatcher

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - path: The database. Its `-wal` and `-journal` files are watched too.
  ///   - onChange: Called on the watcher's private queue, one call at a time. A call may stand for several changes.
  package init(path: String, onChange: @escaping @Sendable () -> Void) {
    let file = URL(fileURLWithPath: path)
    let name = file.lastPathComponent
    let names: Set<String> = [name, name + "-wal", name + "-journal"]
    let directory = file.deletingLastPathComponent().path
    // The files stay open while the database is in use.
    watcher = DirectoryWatcher(directory, reportingAfter: .write) { changed in
      if changed?.isDisjoint(with: names) != true { onChange() }
    }
  }

  /// Reports a possible change at regular intervals.
  package init(every interval: DispatchTimeInterval, onChange: @escaping @Sendable () -> Void) {
    watcher = DirectoryWatcher(every: interval, onChange: onChange)
  }

  /// Ends the watch. Calls that have begun still run to their end.
  package func stop() { watcher.stop() }
}
