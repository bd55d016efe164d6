import Models
import TerminalUI

/// The figures of a coin, with meters for those that are parts of something.
struct CoinFigures: View {
  let coin: Coin
  /// The code of the currency of the amounts.
  let currency: String
  /// The market capitalization of all loaded coins.
  let market: Double

  /// Returns the number of rows for a coin, without an empty one between the parts.
  static func rows(for coin: Coin) -> Int {
    2 + CoinRange.allCases.count + (coin.supply == nil ? 0 : 1) + (hasDayRange(coin) ? 2 : 0)
  }

  var body: some View {
    VStack(alignment: .leading) {
      figure("Market cap", CoinText.short(coin.marketCap, in: currency), part: coin.marketCap, of: market)
      figure(
        "Volume 24 h",
        CoinText.short(coin.volume24h, in: currency),
        part: coin.volume24h,
        of: coin.marketCap
      )
      if let supply = coin.supply {
        figure("Supply", Self.supply(supply, coin.symbol), part: supply, of: coin.maxSupply)
      }
      ForEach(CoinRange.allCases, id: \.self) { range in
        Self.row(range.rawValue, Text(change: coin.change(over: range)))
      }
    }
    .lineLimit(1)
    .frame(maxWidth: 60, alignment: .leading)
  }

  @ViewBuilder
  private func figure(_ title: String, _ value: String, part: Double?, of whole: Double?) -> some View {
    if let part, let whole, part.isFinite, whole.isFinite, part >= 0, whole > 0 {
      HStack(spacing: 2) {
        Self.row(title, Text(value))
        Gauge(value: part, in: 0...whole) { EmptyView() }
      }
    } else {
      Self.row(title, Text(value))
    }
  }

  /// Returns the number of coins with their symbol, if there is room for it.
  private static func supply(_ supply: Double, _ symbol: String) -> String {
    let number = CoinText.short(supply, in: symbol)
    let named = "\(number) \(symbol)"
    return TextWidth.of(named) <= valueWidth ? named : number
  }

  private static let valueWidth = 13

  private static func row(_ title: String, _ value: Text) -> some View {
    TextColumns([
      .init(Text(title).foregroundColor(.secondary), width: 12),
      .init(value, width: valueWidth, alignment: .trailing),
    ])
    .frame(width: 26)
  }

  static func hasDayRange(_ coin: Coin) -> Bool {
    guard let low = coin.low24h, let high = coin.high24h, coin.price != nil else { return false }
    return low < high
  }
}

/// The price of a coin between the lowest and the highest one of the day, if they are known.
struct CoinDayRange: View {
  let coin: Coin
  /// The code of the currency of the prices.
  let currency: String

  var body: some View {
    if CoinFigures.hasDayRange(coin), let low = coin.low24h, let high = coin.high24h, let price = coin.price {
      VStack(alignment: .leading) {
        Text("Day range").foregroundColor(.secondary)
        Gauge(value: price, in: low...high) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          Text(CoinText.shortPrice(low, in: currency))
        } maximumValueLabel: {
          Text(CoinText.shortPrice(high, in: currency))
        }
        .gaugeStyle(.accessoryLinear)
      }
      .lineLimit(1)
      .frame(maxWidth: 60, alignment: .leading)
    }
  }
}
