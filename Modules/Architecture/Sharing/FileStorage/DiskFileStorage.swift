import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files of the file system.
final class DiskFileStorage: FileStorageBackend {
  let registeredSettings = RegisteredSettings()

  func load(_ url: URL) throws -> Data? {
    try File(url: url).read()
  }

  func withExclusiveAccess<R>(to url: URL, _ body: (any ExclusiveFile) throws -> R) throws -> R {
    let file = File(url: url.resolvingSymlinksInPath())
    let directory = file.url.deletingLastPathComponent()
    if !FileManager.default.fileExists(atPath: directory.path) {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      DirectoryWatcher.shared.directoryWasMade(directory)
    }
    return try FileLock.withLock(beside: file.url) { try body(file) }
  }

  func inTurn<R, E: Error>(at url: URL, _ operation: () throws(E) -> R) throws(E) -> R {
    try FileTurns.withTurn(at: url.resolvingSymlinksInPath(), operation)
  }

  func subscribe(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let url = url.resolvingSymlinksInPath()
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    return DirectoryWatcher.shared.watch(url, onChange: onChange)
  }

  private struct File: ExclusiveFile {
    let url: URL

    func read() throws -> Data? {
      do {
        return try Data(contentsOf: url)
      } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
      {
        return nil
      }
    }

    func write(_ data: Data) throws {
      let directory = url.deletingLastPathComponent()
      let temporary = directory.appendingPathComponent(".\(url.lastPathComponent).tmp")
      // One name is enough, and leaves no litter after a crash: the writer holds the lock.
      do {
        try data.write(to: temporary)
        // The file keeps its permissions. A new file gets the default ones of the process.
        var status = stat()
        if stat(url.path, &status) == 0 { chmod(temporary.path, status.st_mode & 0o7777) }
        guard rename(temporary.path, url.path) == 0 else { throw SystemError("rename", temporary) }
      } catch {
        unlink(temporary.path)
        throw error
      }
    }

    func setAside() throws -> URL {
      let free = url.setAside { FileManager.default.fileExists(atPath: $0.path) }
      guard rename(url.path, free.path) == 0 else { throw SystemError("rename", url) }
      return free
    }
  }
}

/// A call into the system that has failed.
struct SystemError: Error, CustomStringConvertible, LocalizedError {
  let description: String

  init(_ operation: String, _ url: URL, code: Int32 = errno) {
    description = "\(operation) \(url.path): \(String(cString: strerror(code)))"
  }

  var errorDescription: String? { description }
}
