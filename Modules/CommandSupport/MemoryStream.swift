import Synchronization

/// A stream that keeps what is written to it.
public final class MemoryStream: CommandStream {
  public let isTerminal: Bool
  public let columns: Int?
  private let failsAfter: Int?
  private let state = Mutex("")

  /// Creates an empty stream.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether it passes for a terminal.
  ///   - columns: The width that it has as a terminal.
  ///   - failsAfter: The number of bytes after which its reader goes away; `nil` for never.
  public init(isTerminal: Bool = false, columns: Int? = nil, failsAfter: Int? = nil) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.failsAfter = failsAfter
  }

  /// All that was written.
  public var text: String { state.withLock { $0 } }

  public func write(_ text: String) throws {
    try state.withLock { written in
      if let failsAfter, written.utf8.count + text.utf8.count > failsAfter { throw BrokenPipe() }
      written += text
    }
  }
}
