import Foundation

/// The formats of amounts and changes for people, the same in every view: decimal points, commas for thousands.
public enum CoinText {
  /// The text for a missing value.
  public static let missing = "-"

  /// Formats a price or another amount of money: `61,234.50`, or `0.00001235` below 1.
  ///
  /// From 1 on there are two decimals. Below 1 there are four significant digits without trailing zeros, but at least
  /// two decimals.
  ///
  /// - Parameter amount: The amount; `nil` if it is missing. An amount too large for `Decimal` (10¹²⁷) is not rounded.
  public static func price(_ amount: Double?) -> String {
    guard let amount, amount.isFinite else { return missing }
    guard let decimal = Decimal(exactly: amount) else { return amount.description }
    guard decimal != 0, decimal.magnitude < 1 else { return fixed(decimal, fractionDigits: 2) }
    // A digit's place is the number of decimals needed to show it.
    let placeOfFirstDigit = -decimal.exponent - decimal.numberOfDigits + 1
    return fixed(decimal, fractionDigits: 2...max(2, placeOfFirstDigit + 3))
  }

  /// Formats a change in percent with its sign: `+1.25%`, `-0.50%`, `0.00%`.
  ///
  /// - Parameter percent: The change; `nil` if it is missing.
  public static func change(_ percent: Double?) -> String {
    guard let percent, percent.isFinite else { return missing }
    let text = Decimal(exactly: percent).map { fixed($0, fractionDigits: 2) } ?? percent.description
    return PriceDirection(change: percent) == .up ? "+\(text)%" : "\(text)%"
  }

  static func fixed(_ number: Decimal, fractionDigits: Int) -> String {
    fixed(number, fractionDigits: fractionDigits...fractionDigits)
  }

  /// Formats a number with as many decimals as it needs within the bounds, rounded half away from zero.
  private static func fixed(_ number: Decimal, fractionDigits: ClosedRange<Int>) -> String {
    let rounded = number.rounded(to: fractionDigits.upperBound)
    let parts = rounded.magnitude.description.split(separator: ".")
    let whole = grouped(parts.first.map(String.init) ?? "0")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let padding = String(repeating: "0", count: max(0, fractionDigits.lowerBound - fraction.count))
    let point = fraction.isEmpty && padding.isEmpty ? "" : "."
    return (rounded < 0 ? "-" : "") + whole + point + fraction + padding
  }

  /// Returns the digits in groups of three.
  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
