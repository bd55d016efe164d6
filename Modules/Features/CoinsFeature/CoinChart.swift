import Models
import TerminalUI

/// The prices of a coin over a span of time, with an axis for each direction.
struct CoinChart: View {
  let coin: Coin
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
      HStack {
        VStack(alignment: .leading) {
          plot.foregroundColor(PriceDirection.color(of: coin.change(over: range))).frame(height: rows)
          times
        }
        prices(plot.range)
      }
      .frame(height: rows + 1)
      .accessibilityLabel(Self.spoken(points.map(\.y)))
    }
  }

  /// The labels below the line. Some are left out if there is little space.
  private var times: some View {
    let labels = range.labels
    return ViewThatFits(in: .horizontal) {
      Self.row(labels)
      Self.row([labels.first, labels.last].compactMap { $0 })
    }
    .foregroundColor(.secondary).lineLimit(1)
  }

  private static func row(_ labels: [String]) -> some View {
    HStack(spacing: 0) {
      ForEach(labels.indices, id: \.self) { index in
        if index > 0 { Spacer(minLength: 2) }
        Text(labels[index])
      }
    }
  }

  /// Returns the prices of some rows, from the upper to the lower edge.
  private func prices(_ range: ClosedRange<Double>) -> some View {
    let count = rows < 5 ? 2 : rows < 9 ? 3 : 4
    let labeled = (0..<count).map { ($0 * (rows - 1) + (count - 1) / 2) / (count - 1) }
    return VStack(alignment: .trailing) {
      ForEach(0..<rows, id: \.self) { row in
        let fraction = Double(row) / Double(max(1, rows - 1))
        Text(labeled.contains(row) ? CoinText.tick(range.upperBound, range.lowerBound, at: fraction) : "")
      }
    }
    .foregroundColor(.secondary).lineLimit(1).fixedSize(horizontal: true, vertical: false)
    .padding(EdgeInsets(bottom: 1))
  }

  private static func spoken(_ prices: [Double]) -> String {
    "Between \(CoinText.price(prices.min())) and \(CoinText.price(prices.max()))"
  }
}
