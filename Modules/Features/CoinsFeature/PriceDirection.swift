import Foundation

/// Where a price has gone, as far as two decimals of a percentage tell.
public enum PriceDirection: Equatable, Hashable, Sendable {
  case up, flat, down

  /// - Parameter change: The change in percent; `nil` where it is missing.
  public init?(change: Double?) {
    guard let change, change.isFinite else { return nil }
    let isVisible = Decimal(exactly: change.magnitude).map { $0.rounded(to: 2) > 0 } ?? (change.magnitude > 1)
    self = !isVisible ? .flat : change > 0 ? .up : .down
  }
}

extension Decimal {
  /// The number as its shortest description reads: `0.000012345` has five digits, not the fifty of the
  /// nearest binary fraction. `nil` where it is not finite, or beyond what a decimal can hold.
  init?(exactly number: Double) {
    guard number.isFinite else { return nil }
    self.init(string: number.description, locale: Locale(identifier: "en_US_POSIX"))
  }

  var numberOfDigits: Int { significand.magnitude.description.count }

  /// The nearest number with at most that many decimals; of two that are as near, the greater in magnitude.
  func rounded(to fractionDigits: Int) -> Decimal {
    var number = self
    var result = Decimal()
    NSDecimalRound(&result, &number, fractionDigits, .plain)
    return result
  }
}
