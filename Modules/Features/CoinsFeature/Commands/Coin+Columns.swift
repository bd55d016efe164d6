import CommandSupport
import Models

extension Coin {
  /// Returns the columns for coins.
  ///
  /// - Parameter currency: The currency of the amounts.
  static func columns(currency: String) -> [Column<Coin>] {
    [
      Column("id", title: "ID", in: [.plain, .json, .detail], \.id.description),
      Column("rank", title: "RANK", \.rank),
      Column("symbol", title: "SYMBOL", \.symbol, style: { _ in .bold }),
      Column("name", title: "NAME", \.name),
      Column("price", title: "PRICE (\(currency))", \.price, text: { CoinText.price($0.price) }),
      Column(
        "change24h",
        title: "24H",
        \.change24h,
        text: { CoinText.change($0.change24h) },
        style: { PriceDirection(change: $0.change24h).style }
      ),
      Column("volume24h", title: "VOLUME (24H)", \.volume24h, text: { CoinText.price($0.volume24h) }),
      Column(
        "marketCap",
        title: "MARKET CAP",
        in: [.plain, .json, .detail],
        \.marketCap,
        text: { CoinText.price($0.marketCap) }
      ),
      Column("currency", title: "CURRENCY", in: [.plain, .json]) { _ in currency },
      Column("lastUpdated", title: "UPDATED", in: [.plain, .json, .detail], \.lastUpdated),
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
