import Models
import TerminalUI

/// The prices of a coin over a span of time, with an axis for each direction.
struct CoinChart: View {
  let coin: Coin
  /// The code of the currency of the prices.
  let currency: String
  let range: CoinRange
  /// The number of rows for the line. The times are below it.
  let rows: Int

  var body: some View {
    let points = coin.trend(over: range)
    if points.isEmpty {
      Text("The price then isn't known.").foregroundColor(.secondary)
        .frame(maxWidth: .infinity, minHeight: rows + 1, alignment: .topLeading)
    } else {
      let plot = LinePlot(points)
      let (range, prices) = (range, CoinText.ticks(plot.range, in: currency, rows: rows))
      HStack {
        VStack(alignment: .leading) {
          plot.foregroundColor(PriceDirection.color(of: coin.change(over: range))).frame(height: rows)
          Canvas { context, size in
            let times = Text(range.axis(width: Int(size.width))).foregroundColor(.secondary)
            context.draw(times, at: .zero, anchor: .topLeading)
          }
          .frame(height: 1)
        }
        // One text has less to lay out than one for each price.
        Text(prices.joined(separator: "\n")).foregroundColor(.secondary)
          .multilineTextAlignment(.trailing).fixedSize(horizontal: true, vertical: false)
      }
      .frame(height: rows + 1)
      .accessibilityLabel(spoken(points.map(\.y)))
    }
  }

  private func spoken(_ prices: [Double]) -> String {
    let ends = [prices.min(), prices.max()].map { CoinText.price($0, in: currency) }
    return "Between \(ends[0]) and \(ends[1])"
  }
}
