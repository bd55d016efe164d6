import Foundation
import Platform

/// Files of the file system.
final class DiskFileStorage: FileStorageBackend {
  let registeredSettings = RegisteredSettings([:])

  func read(_ url: URL) throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
      return nil
    }
  }

  func write(_ data: Data, to url: URL) throws {
    let url = url.resolvingSymlinksInPath()
    let directory = url.deletingLastPathComponent()
    let temporary = directory.appendingPathComponent(".\(url.lastPathComponent).tmp")
    // One name is enough, and leaves no extra files after a crash: the writer holds the lock.
    do {
      try data.write(to: temporary)
      // The file keeps its permissions. A new file gets the default ones of the process.
      var status = stat()
      if stat(url.path, &status) == 0 { chmod(temporary.path, status.st_mode & 0o7777) }
      guard rename(temporary.path, url.path) == 0 else { throw SystemError("rename", temporary.path) }
    } catch {
      unlink(temporary.path)
      throw error
    }
  }

  func setAside(_ url: URL) throws -> URL {
    let url = url.resolvingSymlinksInPath()
    let free = url.setAside { FileManager.default.fileExists(atPath: $0.path) }
    guard rename(url.path, free.path) == 0 else { throw SystemError("rename", url.path) }
    return free
  }

  func withExclusiveAccess(to url: URL, _ body: () throws -> Void) throws {
    let url = url.resolvingSymlinksInPath()
    let directory = url.deletingLastPathComponent()
    if !FileManager.default.fileExists(atPath: directory.path) {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      FileWatcher.shared.directoryWasMade(directory)
    }
    try FileTurn.withLock(beside: url, body)
  }

  func inTurn(at url: URL, _ operation: () -> Void) {
    FileTurn.withTurn(at: url.resolvingSymlinksInPath()) { _ in operation() }
  }

  func subscribe(to url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let url = url.resolvingSymlinksInPath()
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    return FileWatcher.shared.watch(url, onChange: onChange)
  }
}
