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

  /// Formats a price in few columns: zeros after the point are counted, as in `0.0₆8322` for 0.0000008322.
  ///
  /// - Parameter amount: The price; `nil` if it is missing.
  public static func shortPrice(_ amount: Double?) -> String {
    let text = price(amount)
    guard let point = text.range(of: "0."), text.count > 10 else { return text }
    let zeros = text[point.upperBound...].prefix { $0 == "0" }.count
    guard zeros >= 4 else { return text }
    let count = String(zeros).compactMap { Unicode.Scalar(0x2080 + (UInt32($0.wholeNumberValue ?? 0))) }
    return text[..<point.upperBound] + "0" + count.map(String.init).joined()
      + text[point.upperBound...].dropFirst(zeros)
  }

  /// Formats a large amount with three or four digits: `131.2 B`, `19.15 M`.
  ///
  /// - Parameter amount: The amount; `nil` if it is missing.
  public static func short(_ amount: Double?) -> String {
    guard let amount, amount.isFinite else { return missing }
    let units = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K")]
    // An amount that would be rounded up to the next unit has that unit.
    guard let (size, unit) = units.first(where: { abs(amount) >= $0.0 * 0.9995 }) else {
      return price(amount)
    }
    let value = amount / size
    guard let decimal = Decimal(exactly: value) else { return amount.description }
    return "\(fixed(decimal, fractionDigits: abs(value) < 99.995 ? 2 : 1)) \(unit)"
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
