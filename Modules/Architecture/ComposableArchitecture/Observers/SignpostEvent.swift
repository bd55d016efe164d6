/// A mark in a trace: something begins, ends, or happens.
public struct SignpostEvent: Hashable, Sendable {
  /// The kind of mark.
  public enum Phase: Hashable, Sendable {
    /// Something begins.
    case begin
    /// The end of an interval.
    case end
    /// Something happens.
    case event
  }

  /// Whether something begins, ends, or happens.
  public let phase: Phase

  /// The subject: the prefix, and the label of an action or the name of an effect.
  public let name: String

  /// The ID of the effect; `nil` for a reduction, which begins and ends on one thread.
  public let effectID: StoreEffect.ID?

  /// When.
  public let instant: ContinuousClock.Instant
}
