import CommandSupport
import Models

extension Coin {
  /// Returns the columns for coins.
  ///
  /// - Parameters:
  ///   - currency: The currency of the amounts.
  ///   - sort: The value by which a table is sorted. It is in the table.
  static func columns(currency: String, sort: CoinSort = .rank) -> [Column<Coin>] {
    [
      Column("id", in: [.plain, .json, .detail], \.id.description),
      Column("rank", \.rank, importance: .minor),
      Column("symbol", \.symbol, style: { _ in .bold }, importance: .essential),
      Column("name", \.name),
      Column(
        "price",
        title: "Price (\(currency))",
        \.price,
        text: { CoinText.price($0.price, in: currency) },
        importance: .essential
      ),
      Column(
        "change24h",
        title: "24h",
        \.change24h,
        text: { CoinText.change($0.change24h) },
        style: { PriceDirection(change: $0.change24h).style },
        importance: .minor
      ),
      Column(
        "change7d",
        title: "7d",
        in: sort == .week ? .all : [.plain, .json, .detail],
        \.change7d,
        text: { CoinText.change($0.change7d) },
        style: { PriceDirection(change: $0.change7d).style },
        importance: .essential
      ),
      Column(
        "volume24h",
        title: "Volume (24h)",
        \.volume24h,
        text: { CoinText.price($0.volume24h, in: currency) },
        importance: .minor
      ),
      Column(
        "marketCap",
        in: sort == .cap ? .all : [.plain, .json, .detail],
        \.marketCap,
        text: { CoinText.price($0.marketCap, in: currency) },
        importance: .essential
      ),
      Column("currency", in: [.plain, .json]) { _ in currency },
      Column("lastUpdated", title: "Updated", in: [.plain, .json, .detail], \.lastUpdated),
    ]
  }
}

extension PriceDirection? {
  fileprivate var style: TextStyle {
    switch self {
    case .up: .positive
    case .down: .negative
    case .flat, nil: .normal
    }
  }
}
