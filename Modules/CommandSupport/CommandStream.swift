/// A stream that a command writes to.
public protocol CommandStream: Sendable {
  /// Whether the stream is a terminal.
  var isTerminal: Bool { get }
  /// The number of columns of the terminal, where the stream is one and says so.
  var columns: Int? { get }
  /// Writes all of the text.
  ///
  /// - Throws: ``BrokenPipe`` when nobody reads the stream any more, ``CommandFailure`` when writing fails.
  func write(_ text: String) throws
}

/// Nobody reads the stream any more, as after `… | head -1`: the command ends quietly.
public struct BrokenPipe: Error, Equatable, Sendable {
  public init() {}
}
