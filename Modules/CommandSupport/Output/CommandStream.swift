/// A stream that a command writes to.
public protocol CommandStream: Sendable {
  /// Whether the stream is a terminal.
  var isTerminal: Bool { get }
  /// The number of columns, if the stream is a terminal that reports it.
  var columns: Int? { get }
  /// Writes text in full.
  ///
  /// - Throws: ``BrokenPipe`` if the stream no longer has a reader, ``CommandFailure`` if writing fails.
  func write(_ text: String) throws
}
