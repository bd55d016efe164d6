import Platform

/// A stream that keeps the text written to it.
public final class MemoryStream: CommandStream {
  public let isTerminal: Bool
  public let columns: Int?
  private let failsAfter: Int?
  private let state = Mutex("")

  /// Creates an empty stream.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether it acts as a terminal.
  ///   - columns: Its width as a terminal.
  ///   - failsAfter: The number of bytes after which writing fails as if the reader had closed the stream;
  ///     `nil` for never.
  public init(isTerminal: Bool = false, columns: Int? = nil, failsAfter: Int? = nil) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.failsAfter = failsAfter
  }

  /// The text written so far.
  public var text: String { state.withLock { $0 } }

  public func write(_ text: String) throws {
    try state.withLock { written in
      if let failsAfter, written.utf8.count + text.utf8.count > failsAfter { throw BrokenPipe() }
      written += text
    }
  }
}
