import Foundation

/// The formats of amounts and changes for people, the same in every view: decimal points, commas for thousands.
public enum CoinText {
  /// The text for a missing value.
  public static let missing = "-"

  /// Formats a price or another amount of money: `61,234.50`, or `0.00001235` below 1.
  ///
  /// From 1 on there are the decimals of the currency, and two below 100 if it has none. Below 1 there are four
  /// significant digits without trailing zeros, but at least two decimals.
  ///
  /// - Parameters:
  ///   - amount: The amount; `nil` if it is missing.
  ///   - currency: The code of the currency.
  public static func price(_ amount: Double?, in currency: String) -> String {
    price(amount, decimals: Currency.decimals(of: currency))
  }

  private static func price(_ amount: Double?, decimals: Int) -> String {
    guard let amount, amount.isFinite else { return missing }
    let digits = DecimalDigits(amount)
    guard amount.magnitude < 1 else {
      let shown = decimals == 0 && amount.magnitude < 100 ? 2 : decimals
      return digits.text(decimals: shown...shown)
    }
    return digits.text(decimals: 2...max(2, digits.firstDecimal + 3))
  }

  /// Formats a change in percent with its sign: `+1.25%`, `-0.50%`, `0.00%`.
  ///
  /// - Parameter percent: The change; `nil` if it is missing.
  public static func change(_ percent: Double?) -> String {
    guard let percent, percent.isFinite else { return missing }
    let text = DecimalDigits(percent).text(decimals: 2...2)
    return PriceDirection(change: percent) == .up ? "+\(text)%" : "\(text)%"
  }

  /// Formats a change in percent with an arrow for its direction: `▲ 1.25%`, `▼ 0.50%`, `0.00%`.
  ///
  /// - Parameters:
  ///   - percent: The change; `nil` if it is missing.
  ///   - width: The number of characters between which the arrow and the change are at the edges.
  public static func directedChange(_ percent: Double?, width: Int = 0) -> String {
    guard let percent, percent.isFinite else { return missing }
    let text = "\(DecimalDigits(percent.magnitude).text(decimals: 2...2))%"
    let arrow: String
    switch PriceDirection(change: percent) {
    case .up: arrow = "▲ "
    case .down: arrow = "▼ "
    case .flat, nil: return text
    }
    return arrow + String(repeating: " ", count: max(0, width - text.count - 2)) + text
  }

  /// Returns the prices for the rows of an axis, from the upper to the lower end. Most rows have none.
  ///
  /// - Parameters:
  ///   - range: The prices at the ends.
  ///   - currency: The code of the currency.
  ///   - rows: The number of rows.
  static func ticks(_ range: ClosedRange<Double>, in currency: String, rows: Int) -> [String] {
    let count = rows < 5 ? 2 : 3
    let length = range.upperBound - range.lowerBound
    var ticks = Array(repeating: "", count: rows)
    for tick in 0..<count where rows > 1 {
      let row = (tick * (rows - 1) + (count - 1) / 2) / (count - 1)
      let price = range.upperBound - length * Double(row) / Double(rows - 1)
      // From 1,000 on there are no decimals, unless only they tell neighbors apart.
      let isLong = price.magnitude >= 1_000 && length >= 10
      let decimals = Currency.decimals(of: currency)
      ticks[row] =
        isLong
        ? DecimalDigits(price).text(decimals: 0...0)
        : shortPrice(price, decimals: length < 10 ? max(2, decimals) : decimals)
    }
    // All have the same number of decimals, as far as these aren't counted.
    let decimals = ticks.map { tick in
      let isCounted = tick.unicodeScalars.contains { (0x2080...0x2089).contains($0.value) }
      return isCounted ? 0 : tick.split(separator: ".").dropFirst().first?.count ?? 0
    }
    let most = decimals.max() ?? 0
    return zip(ticks, decimals).map { tick, count in
      count > 0 ? tick + String(repeating: "0", count: most - count) : tick
    }
  }

  /// Formats a price in ten columns: four or more zeros after the point are counted, as in `0.0₄1155`, and a large
  /// price has no decimals, or a unit.
  ///
  /// - Parameters:
  ///   - amount: The price; `nil` if it is missing.
  ///   - currency: The code of the currency.
  public static func shortPrice(_ amount: Double?, in currency: String) -> String {
    shortPrice(amount, decimals: Currency.decimals(of: currency))
  }

  private static func shortPrice(_ amount: Double?, decimals: Int) -> String {
    let text = price(amount, decimals: decimals)
    if text.count > 10, let amount, amount.magnitude >= 1 {
      let whole = DecimalDigits(amount).text(decimals: 0...0)
      return whole.count > 10 ? short(amount, decimals: decimals) : whole
    }
    guard let point = text.range(of: "0.") else { return text }
    let zeros = text[point.upperBound...].prefix { $0 == "0" }.count
    guard zeros >= 4 else { return text }
    let count = String(zeros).compactMap { Unicode.Scalar(0x2080 + (UInt32($0.wholeNumberValue ?? 0))) }
    return text[..<point.upperBound] + "0" + count.map(String.init).joined()
      + text[point.upperBound...].dropFirst(zeros)
  }

  /// Formats a large amount with three or four digits: `131.2 B`, `19.15 M`.
  ///
  /// - Parameters:
  ///   - amount: The amount; `nil` if it is missing.
  ///   - currency: The code of the currency, or the symbol of the coin.
  public static func short(_ amount: Double?, in currency: String) -> String {
    short(amount, decimals: Currency.decimals(of: currency))
  }

  private static func short(_ amount: Double?, decimals: Int) -> String {
    guard let amount, amount.isFinite else { return missing }
    let units = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K")]
    // An amount that would be rounded up to the next unit has that unit.
    guard let (size, unit) = units.first(where: { abs(amount) >= $0.0 * 0.9995 }) else {
      return price(amount, decimals: decimals)
    }
    let value = amount / size
    let digits = abs(value) < 99.995 ? 2 : 1
    return "\(DecimalDigits(value).text(decimals: digits...digits)) \(unit)"
  }
}
