import Foundation
import Platform

/// The file that a session is recorded to.
final class TraceFile: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Opens the file, and empties it if it holds an earlier trace.
  ///
  /// - Throws: ``TraceError`` if the file can't be written, isn't a trace, or is being recorded to.
  init(path: String) throws(TraceError) {
    self.path = path
    // NB: Without O_NONBLOCK, opening a named pipe that has no reader would block the thread.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK
    descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else {
      if errno == ENXIO {
        throw TraceError("'\(path)' is a named pipe that nothing reads; start its reader first")
      }
      throw TraceError("'\(path)' cannot be written (\(Self.reason)); record to another file")
    }
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
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
    guard ftruncate(descriptor, 0) == 0 else {
      throw TraceError("'\(path)' cannot be written (\(Self.reason)); record to another file")
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes a line as a whole, without buffering.
  func write(_ line: String) throws(TraceError) {
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

  private static var reason: String { String(cString: strerror(errno)) }
}
