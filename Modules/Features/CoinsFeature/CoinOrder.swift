import Models

/// An order of coins: rank and name ascending, everything else descending, or the reverse.
///
/// Ties are ordered by rank, then by ID. Coins without the value come last in both directions.
struct CoinOrder {
  var sort: CoinSort
  var isReversed = false

  /// - Complexity: O(*n* log *n*).
  func sorted(_ coins: [Coin]) -> [Coin] {
    switch sort {
    case .rank: sorted(coins, by: \.rank, ascending: true)
    case .price: sorted(coins, by: \.price, ascending: false)
    case .change: sorted(coins, by: \.change24h, ascending: false)
    case .week: sorted(coins, by: \.change7d, ascending: false)
    case .volume: sorted(coins, by: \.volume24h, ascending: false)
    case .cap: sorted(coins, by: \.marketCap, ascending: false)
    case .name: sorted(coins, by: { $0.name.isEmpty ? nil : $0.name.searchKey }, ascending: true)
    }
  }

  private func sorted<Value: Comparable>(
    _ coins: [Coin],
    by value: (Coin) -> Value?,
    ascending: Bool
  ) -> [Coin] {
    let isAscending = ascending != isReversed
    // A coin is a large value, so its index is moved instead.
    return coins.indices.map { (index: $0, value: value(coins[$0])) }
      .sorted { lhs, rhs in
        switch (lhs.value, rhs.value) {
        case (let left?, let right?) where left != right: isAscending ? left < right : right < left
        case (.some, nil): true
        case (nil, .some): false
        default: Self.isTieBroken(coins[lhs.index], coins[rhs.index])
        }
      }
      .map { coins[$0.index] }
  }

  private static func isTieBroken(_ lhs: Coin, _ rhs: Coin) -> Bool {
    switch (lhs.rank, rhs.rank) {
    case (let left?, let right?) where left != right: left < right
    case (.some, nil): true
    case (nil, .some): false
    default: lhs.id < rhs.id
    }
  }
}

extension CoinSort {
  /// Whether the order is ascending unless it is reversed.
  var isAscending: Bool { self == .rank || self == .name }
}
