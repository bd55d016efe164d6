/// The error that a task sleeps on a test clock although none should.
public struct SuspensionError: Error, Equatable, Hashable, Sendable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  public var description: String { "Work is still suspended on the clock, waiting for time to pass." }
}
