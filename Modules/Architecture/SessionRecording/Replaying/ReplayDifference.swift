/// The first difference between a replayed session and the recorded one.
public struct ReplayDifference: Equatable, Sendable {
  /// The line of the trace.
  public let line: Int
  /// The number of the action in the trace.
  public let number: Int
  /// The name of the action.
  public let action: String
  /// A short description of the difference.
  public let summary: String
  /// The difference between the recorded state (−) and the one that the action leads to now (+).
  public let difference: String
}
