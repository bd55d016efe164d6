/// A way to choose the ends of an axis from the values on it.
public struct AutomaticScaleDomain: Hashable, Sendable {
  let includesZero: Bool

  /// Zero is on the axis.
  public static let automatic = AutomaticScaleDomain(includesZero: true)

  /// Returns a way to choose the ends.
  ///
  /// - Parameter includesZero: Whether zero is on the axis.
  public static func automatic(includesZero: Bool) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero)
  }
}
