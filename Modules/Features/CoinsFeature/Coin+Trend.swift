import Models

extension Coin {
  /// Returns the known prices of a span of time, by the hours from now.
  ///
  /// They are the provider's prices of the week. If it tells none, they are those that follow from the changes. The
  /// current price is the last one.
  ///
  /// - Parameters:
  ///   - range: The span of time.
  ///   - spacing: The smallest number of hours between two prices of the week: in a short line, others can't be seen.
  func trend(over range: CoinRange = .week, spacing: Double = 0) -> [(x: Double, y: Double)] {
    guard let price, price.isFinite, price > 0 else { return [] }
    let week = range == .hour ? [] : weekTrend(over: range, spacing: spacing)
    let earlier = week.isEmpty ? changeTrend(over: range) : monthStart(over: range) + week
    return earlier.isEmpty ? [] : earlier + [(0, price)]
  }

  /// Returns the change over a span of time, in percent; `nil` if it isn't known.
  func change(over range: CoinRange) -> Double? {
    switch range {
    case .hour: change1h
    case .day: change24h
    case .week: change7d
    case .month: change30d
    }
  }

  /// Returns the provider's prices of the week that are in a span of time.
  private func weekTrend(over range: CoinRange, spacing: Double) -> [(x: Double, y: Double)] {
    guard let prices = weekPrices, prices.count > 1 else { return [] }
    let step = CoinRange.week.hours / Double(prices.count)
    // Rounding must not lose the first price of a span.
    let first = max(0, Int((Double(prices.count) - range.hours / step - 1e-9).rounded(.up)))
    return stride(from: first, to: prices.count, by: max(1, Int(spacing / step))).map { index in
      (Double(index) * step - CoinRange.week.hours, prices[index])
    }
  }

  /// Returns the prices a month, a week, a day and an hour ago, as far as the changes are known.
  private func changeTrend(over range: CoinRange) -> [(x: Double, y: Double)] {
    CoinRange.allCases.reversed().flatMap { $0.hours <= range.hours ? start(of: $0) : [] }
  }

  private func monthStart(over range: CoinRange) -> [(x: Double, y: Double)] {
    range == .month ? start(of: .month) : []
  }

  /// Returns the price at the start of a span, if its change is known.
  private func start(of range: CoinRange) -> [(x: Double, y: Double)] {
    guard let price, let change = change(over: range), change.isFinite, change > -100 else { return [] }
    return [(-range.hours, price / (1 + change / 100))]
  }
}
