/// The part of a feature that an exhaustive search has seen.
public struct SimulationExploration: Hashable, Sendable {
  /// The number of states, each with the requests that are pending.
  public var states: Int
  /// The number of transitions between them.
  public var transitions: Int
  /// Whether these are all that exist. Then no order of events breaks an invariant.
  public var isComplete: Bool
}
