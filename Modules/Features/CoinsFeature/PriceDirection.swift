import Foundation

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

extension Decimal {
  /// Creates a decimal from a number's shortest description: `0.000012345` has five digits, not the fifty of the
  /// nearest binary fraction. Returns `nil` if the number is infinite, NaN, or too large for a decimal.
  init?(exactly number: Double) {
    guard number.isFinite else { return nil }
    self.init(string: number.description, locale: Self.locale)
  }

  private static let locale = Locale(identifier: "en_US_POSIX")

  var numberOfDigits: Int { significand.magnitude.description.count }

  /// Returns the nearest number with at most that many decimals. Ties are rounded away from zero.
  func rounded(to fractionDigits: Int) -> Decimal {
    var number = self
    var result = Decimal()
    NSDecimalRound(&result, &number, fractionDigits, .plain)
    return result
  }
}
