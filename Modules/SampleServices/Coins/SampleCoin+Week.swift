import Platform

extension SampleCoin {
  /// The price an hour for the last seven days, the oldest first; `nil` without a price.
  ///
  /// The prices agree with the changes over an hour, a day and a week. Between them they wander.
  var weekPrices: [Double]? {
    guard let price, price > 0 else { return nil }
    var generator = SplitMix64(seed: 2_000 + id)
    let known: [(hour: Int, price: Double)] = [
      (0, Self.price(price, before: change7d)), (144, Self.price(price, before: change24h)),
      (167, Self.price(price, before: change1h)), (168, price),
    ]
    // A coin that hasn't changed stands still.
    let roughness = change7d == 0 && change24h == 0 ? 0 : 0.012
    var prices: [Double] = []
    for (start, end) in zip(known, known.dropFirst()) {
      prices += Self.walk(from: start, to: end, roughness, &generator)
    }
    return prices
  }

  /// The prices of the last day; `nil` without a price.
  var dayPrices: [Double]? {
    guard let price, let weekPrices else { return nil }
    return weekPrices.suffix(24) + [price]
  }

  private static func price(_ price: Double, before change: Double?) -> Double {
    price / (1 + (change ?? 0) / 100)
  }

  /// Returns a price for each hour of a span, without its end.
  private static func walk(
    from start: (hour: Int, price: Double),
    to end: (hour: Int, price: Double),
    _ roughness: Double,
    _ generator: inout SplitMix64
  ) -> [Double] {
    let count = end.hour - start.hour
    var wander = [0.0]
    for _ in 0..<count { wander.append((wander.last ?? 0) + (generator.fraction() - 0.5) * 2 * roughness) }
    let drift = wander.last ?? 0
    return (0..<count).map { hour in
      let fraction = Double(hour) / Double(count)
      // The walk returns to zero at the end of the span.
      return (start.price + (end.price - start.price) * fraction) * (1 + wander[hour] - drift * fraction)
    }
  }
}
