/// A coin, in US dollars.
struct SampleCoin: Sendable {
  var id: Int
  var name: String
  var symbol: String
  var slug: String
  /// The rank; `nil` for a coin without a market capitalization.
  var rank: Int?
  var price: Double?
  var volume: Double?
  var change1h: Double?
  var change24h: Double?
  var change7d: Double?
  var change30d: Double?
  var marketCap: Double?
  var maxSupply: Double?
  var dateAdded: String

  static let updatedAt = "2026-11-20T09:59:00.000Z"

  /// The value of one US dollar in the supported currencies.
  static let rates: [String: Double] = [
    "USD": 1, "EUR": 0.92, "GBP": 0.78, "JPY": 151.5, "CHF": 0.88, "AUD": 1.52, "CAD": 1.38, "INR": 84.25,
    "BTC": 0.0000105,
  ]

  var circulatingSupply: Double? {
    guard let marketCap, let price, price > 0 else { return nil }
    return marketCap / price
  }
}

extension Double {
  /// The number rounded to eight significant digits, as the services publish it.
  var published: Double {
    guard isFinite, self != 0 else { return self }
    var scale = 1.0
    var magnitude = abs(self)
    while magnitude < 1e7 { (scale, magnitude) = (scale * 10, magnitude * 10) }
    return (self * scale).rounded() / scale
  }
}

extension [SampleCoin] {
  /// Returns the coins sorted by a value. Ties keep their order, and coins without the value come last in both
  /// directions.
  func sorted<Value: Comparable>(by value: (SampleCoin) -> Value?, ascending: Bool) -> [SampleCoin] {
    enumerated().sorted { left, right in
      guard let one = value(left.element) else { return false }
      guard let other = value(right.element) else { return true }
      return one == other ? left.offset < right.offset : (one < other) == ascending
    }.map(\.element)
  }
}
