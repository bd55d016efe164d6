import Foundation

/// A stream on a file descriptor of the process.
public struct DescriptorStream: CommandStream {
  /// The process's standard output.
  public static let standardOutput = DescriptorStream(descriptor: STDOUT_FILENO)
  /// The process's standard error.
  public static let standardError = DescriptorStream(descriptor: STDERR_FILENO)

  /// The file descriptor to write to. The stream doesn't close it.
  public let descriptor: Int32

  /// Creates a stream.
  ///
  /// NB: The process must ignore `SIGPIPE`. Otherwise a reader that closes the pipe kills the process.
  ///
  /// - Parameter descriptor: An open file descriptor.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  public var isTerminal: Bool { isatty(descriptor) == 1 }

  public var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  public func write(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if written >= 0 {
        bytes = bytes.dropFirst(written)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable()
      case EPIPE: throw BrokenPipe()
      case let code:
        throw CommandFailure("the output could not be written: \(String(cString: strerror(code)))")
      }
    }
  }

  /// Waits until the descriptor accepts output. Another program that shares it may have made it non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
