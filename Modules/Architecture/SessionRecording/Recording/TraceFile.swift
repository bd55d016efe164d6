import Foundation
import Platform

/// The file that a session is recorded to.
final class TraceFile: Sendable {
  private let descriptor: Int32
  private let path: String
  /// Whether the file didn't exist before.
  private let isNew: Bool
  private let start = Mutex(Start.header(nil))

  /// The lines so far. The header alone isn't a recording.
  private enum Start { case header(String?), written }

  /// Opens the file. The first line after the header replaces an earlier trace.
  ///
  /// - Throws: ``TraceError`` if the file can't be written, isn't a trace, or is being recorded to.
  init(path: String) throws(TraceError) {
    self.path = path
    // NB: Without O_NONBLOCK, opening a named pipe that has no reader would block the thread.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK
    let new = open(path, flags | O_EXCL, 0o644)
    isNew = new >= 0
    descriptor = isNew ? new : open(path, flags, 0o644)
    guard descriptor >= 0 else {
      if errno == ENXIO, Self.isNamedPipe(path) {
        throw TraceError("'\(path)' is a named pipe that nothing reads; start its reader first")
      }
      throw TraceError("'\(path)' cannot be written (\(Self.reason)); record to another file")
    }
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    guard isatty(descriptor) == 0 else {
      throw TraceError("'\(path)' is a terminal; record to a file")
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    guard status.st_size == 0 || Self.isTrace(path) else {
      throw TraceError(
        "'\(path)' already exists and isn't a recorded session, so it is left as it is; "
          + "record to another file"
      )
    }
    // Held until this program ends or closes the file. If the file system has no locks, other writers aren't noticed.
    guard FileLock.take(descriptor) || errno != EWOULDBLOCK else {
      throw TraceError("'\(path)' is being recorded to by another program; record to another file")
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    if isNew, case .header = start.withLock(\.self) { unlink(path) }
    close(descriptor)
  }

  /// Appends a line. The header, which is the first one, is written with the second line, and every other line at once.
  func append(_ line: String) throws(TraceError) {
    let start = start.withLock { start in
      defer { if case .header(nil) = start { start = .header(line) } else { start = .written } }
      return start
    }
    switch start {
    case .header(nil): return
    case .header(let header?):
      // What isn't a regular file can't be emptied.
      guard ftruncate(descriptor, 0) == 0 || errno == EINVAL else {
        throw TraceError("'\(path)' cannot be written (\(Self.reason)); record to another file")
      }
      try write(header + line)
    case .written: try write(line)
    }
  }

  /// Writes lines as a whole, without buffering.
  private func write(_ line: String) throws(TraceError) {
    var bytes = Array(line.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        throw TraceError("'\(path)' cannot be written (\(Self.reason)); the recording ends there")
      }
    }
  }

  private static func isTrace(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 4096) else {
      return false
    }
    return SessionTrace.isHeader(start.prefix { $0 != UInt8(ascii: "\n") })
  }

  private static func isNamedPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
