import Models

extension Coin {
  /// Returns the known prices of a span of time, by the hours from now: those a week, a day and an hour ago, as far as
  /// the changes are known, and the current price.
  func trend(over range: CoinRange = .week) -> [(x: Double, y: Double)] {
    guard let price, price.isFinite, price > 0 else { return [] }
    let changes = [(CoinRange.week, change7d), (.day, change24h), (.hour, change1h)]
    let earlier = changes.compactMap { span, change -> (x: Double, y: Double)? in
      guard span.hours <= range.hours, let change, change.isFinite, change > -100 else { return nil }
      return (-span.hours, price / (1 + change / 100))
    }
    return earlier.isEmpty ? [] : earlier + [(0, price)]
  }

  /// Returns the change over a span of time, in percent; `nil` if it isn't known.
  func change(over range: CoinRange) -> Double? {
    switch range {
    case .hour: change1h
    case .day: change24h
    case .week: change7d
    }
  }
}
