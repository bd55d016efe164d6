import Models
import TerminalUI

/// The figures of a coin, with meters for those that are parts of something.
struct CoinFigures: View {
  let coin: Coin
  /// The market capitalization of all loaded coins.
  let market: Double
  /// Whether empty lines separate the parts.
  let isRoomy: Bool

  /// Returns the number of rows for a coin.
  static func rows(for coin: Coin) -> Int {
    2 + CoinRange.allCases.count + (coin.supply == nil ? 0 : 1) + (hasDayRange(coin) ? 2 : 0)
  }

  var body: some View {
    VStack(alignment: .leading) {
      figure("Market cap", Text(CoinText.short(coin.marketCap)), part: coin.marketCap, of: market)
      figure("Volume 24 h", Text(CoinText.short(coin.volume24h)), part: coin.volume24h, of: coin.marketCap)
      if let supply = coin.supply {
        figure("Supply", Text("\(CoinText.short(supply)) \(coin.symbol)"), part: supply, of: coin.maxSupply)
      }
      ForEach(CoinRange.allCases, id: \.self) { range in
        figure("Change \(range.rawValue)", Text(change: coin.change(over: range)), part: nil, of: nil)
      }
      dayRange
    }
    .lineLimit(1)
    .frame(maxWidth: 60, alignment: .leading)
  }

  private func figure(_ title: String, _ value: Text, part: Double?, of whole: Double?) -> some View {
    HStack(spacing: 2) {
      LabeledContent(title) { value }.frame(width: 26)
      if let part, let whole, part.isFinite, whole.isFinite, part >= 0, whole > 0 {
        Gauge(value: part, in: 0...whole) {
          EmptyView()
        } currentValueLabel: {
          Text("\(Int((min(part / whole, 1) * 100).rounded()))%").foregroundColor(.secondary)
            .frame(width: 4, alignment: .trailing)
        }
      }
    }
  }

  private static func hasDayRange(_ coin: Coin) -> Bool {
    guard let low = coin.low24h, let high = coin.high24h, coin.price != nil else { return false }
    return low < high
  }

  @ViewBuilder private var dayRange: some View {
    if Self.hasDayRange(coin), let low = coin.low24h, let high = coin.high24h, let price = coin.price {
      if isRoomy { Text("") }
      Text("Day range").foregroundColor(.secondary)
      Gauge(value: price, in: low...high) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        Text(CoinText.shortPrice(low))
      } maximumValueLabel: {
        Text(CoinText.shortPrice(high))
      }
      .gaugeStyle(.accessoryLinear)
    }
  }
}
