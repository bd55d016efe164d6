import Models

extension Coin {
  /// The prices a week, a day and an hour ago, as far as the changes are known, and the current price.
  var trend: [Double] {
    guard let price, price.isFinite, price > 0 else { return [] }
    let earlier = [change7d, change24h, change1h].compactMap { change -> Double? in
      guard let change, change.isFinite, change > -100 else { return nil }
      return price / (1 + change / 100)
    }
    return earlier.isEmpty ? [] : earlier + [price]
  }
}
