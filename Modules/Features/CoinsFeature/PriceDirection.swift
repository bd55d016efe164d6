/// The direction of a price change that is visible in a percentage with two decimals.
public enum PriceDirection: Equatable, Hashable, Sendable {
  case up, flat, down

  /// - Parameter change: The change in percent; `nil` if it is missing.
  public init?(change: Double?) {
    guard let change, change.isFinite else { return nil }
    // Half a hundredth is rounded up.
    self = change.magnitude < 0.005 ? .flat : change > 0 ? .up : .down
  }
}
