import Foundation

/// A buffer for standard output or standard error while the screen is full, shown after the screen is restored.
///
/// Without it the text would spoil the screen and disappear with it, including the last message of a crashing
/// program.
struct StandardStreamBuffer {
  private let stream: Int32
  private let real: Int32
  private let file: Int32
  private let buffer: UnsafeMutableRawBufferPointer

  /// The number of bytes that are shown, from the end.
  private static let limit: off_t = 1 << 16
  /// The number of bytes from which on those that won't be shown are dropped.
  private static let largest: off_t = 1 << 20

  /// - Parameter stream: The file descriptor of the stream.
  /// - Returns: `nil` if the stream isn't a terminal and so can't spoil the screen.
  init?(_ stream: Int32) {
    guard isatty(stream) == 1 else { return nil }
    var path = Array((NSTemporaryDirectory() + "/stream.XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return nil }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    _ = fcntl(file, F_SETFL, O_APPEND)
    let real = fcntl(stream, F_DUPFD_CLOEXEC, 3)
    guard real >= 0 else {
      close(file)
      return nil
    }
    (self.stream, self.real, self.file) = (stream, real, file)
    buffer = .allocate(byteCount: 4096, alignment: 1)
  }

  func capture() { dup2(file, stream) }

  /// Restores the stream and writes the end of what has been buffered.
  ///
  /// NB: Signal handlers call this.
  func restore() {
    dup2(real, stream)
    let end = lseek(file, 0, SEEK_END)
    lseek(file, max(0, end - Self.limit), SEEK_SET)
    while true {
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0, write(real, buffer.baseAddress, count) > 0 else { break }
    }
    ftruncate(file, 0)
  }

  /// Keeps the end only, if there is much.
  func trim() {
    let end = lseek(file, 0, SEEK_END)
    guard end > Self.largest else { return }
    var rest = [UInt8](repeating: 0, count: Int(Self.limit))
    let count = pread(file, &rest, rest.count, end - Self.limit)
    ftruncate(file, 0)
    if count > 0 { write(file, rest, count) }
  }

  /// Returns the first line that was written after a place in the buffer, and moves the place to the end; `nil` if there is
  /// none. If there is much in the buffer, only its end is kept.
  func line(after place: inout Int) -> String? {
    let (start, end) = (place, Int(lseek(file, 0, SEEK_END)))
    place = end
    // This is asked before each frame. After the terminal was restored the buffer is empty again.
    guard start < end else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = pread(file, &bytes, bytes.count, off_t(start))
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    if end > Self.largest {
      trim()
      place = Int(lseek(file, 0, SEEK_END))
    }
    return text.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  func discard() {
    close(real)
    close(file)
    buffer.deallocate()
  }
}
