import Models
import TerminalUI

/// The market as a whole: what all loaded coins are worth, and which of them moved the most.
///
/// It stands below the table on large screens. There the table scrolls without it, so moving costs no more bytes.
struct CoinMarket: View {
  private let coins: [Coin]
  private let currency: String
  private let range: CoinRange

  /// The number of rows.
  static let rows = 7

  /// - Parameters:
  ///   - coins: The loaded coins.
  ///   - currency: The code of the currency of their amounts.
  ///   - range: The span of time of the changes.
  init(_ coins: [Coin], in currency: String, range: CoinRange) {
    self.coins = coins
    self.currency = currency
    self.range = range
  }

  var body: some View {
    let up = coins.filter { change($0) > 0 }.sorted { change($0) > change($1) }
    let down = coins.filter { change($0) < 0 }.sorted { change($0) < change($1) }
    HStack(alignment: .top, spacing: 6) {
      VStack(alignment: .leading) {
        figure("Coins", Text("\(coins.count)"))
        figure("Market cap", Text(CoinText.short(sum(\.marketCap), in: currency)))
        figure("Volume 24 h", Text(CoinText.short(sum(\.volume24h), in: currency)))
        figure("Up, \(range.rawValue)", Text("▲ \(up.count)").foregroundColor(.green))
        figure("Down, \(range.rawValue)", Text("▼ \(down.count)").foregroundColor(.red))
      }
      .frame(width: 26)
      movers("Gainers, \(range.rawValue)", up)
      movers("Losers, \(range.rawValue)", down)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func change(_ coin: Coin) -> Double {
    guard let change = coin.change(over: range), change.isFinite else { return 0 }
    return change
  }

  private func sum(_ figure: (Coin) -> Double?) -> Double? {
    let known = coins.compactMap(figure)
    return known.isEmpty ? nil : known.reduce(0, +)
  }

  private func figure(_ title: String, _ value: Text) -> some View {
    TextColumns([
      .init(Text(title).foregroundColor(.secondary), width: 12),
      .init(value, width: 13, alignment: .trailing),
    ])
  }

  private func movers(_ title: String, _ coins: [Coin]) -> some View {
    VStack(alignment: .leading) {
      Text(title).foregroundColor(.secondary)
      ForEach(coins.prefix(Self.rows - 1)) { coin in
        TextColumns([
          .init(Text(coin.symbol).bold(), width: 6),
          .init(Text(coin.name).foregroundColor(.secondary), width: nil),
          .init(Text(change: change(coin)), width: 8, alignment: .trailing),
        ])
      }
    }
    .frame(maxWidth: 60, maxHeight: .infinity, alignment: .topLeading)
  }
}
