import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// The selected coin: its price with a chart, and its figures.
struct CoinDetailView: View {
  @Bindable var store: StoreOf<CoinsFeature>

  init(store: StoreOf<CoinsFeature>) { self.store = store }

  var body: some View {
    if let coin = store.state.selectedCoin {
      Pane("\(coin.name) · \(coin.symbol)", note: coin.rank.map { "#\($0)" } ?? "") {
        GeometryReader { area in
          ScrollView {
            PaneInsets { details(of: coin) }.frame(height: max(area.size.height, Self.smallestHeight))
          }
        }
      }
    } else {
      Pane("Details") {
        Text("No coin is selected.").foregroundColor(.secondary).frame(
          maxWidth: .infinity,
          maxHeight: .infinity
        )
      }
    }
  }

  /// The number of rows for everything with a small chart. In fewer it scrolls.
  private static let smallestHeight = 14

  private func details(of coin: Coin) -> some View {
    VStack(alignment: .leading) {
      price(of: coin)
      chart(of: coin)
      Picker("Range", selection: $store.range) {
        ForEach(CoinRange.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      Text("")
      figures(of: coin)
    }
  }

  private func price(of coin: Coin) -> some View {
    let change = coin.change(over: store.range)
    let currency = store.listing.value?.currency ?? store.currency
    return HStack(spacing: 2) {
      // The prices of other coins, and those in another currency, are other texts.
      Text("\(CoinText.price(coin.price)) \(currency)").bold()
        .contentTransition(.numericText(value: coin.price ?? 0)).id("\(coin.id) \(currency)")
        .animation(.easeOut(duration: 1.5), value: coin.price)
      Text(change: change).bold()
      Text(store.range.rawValue).foregroundColor(.secondary)
    }
    .lineLimit(1)
  }

  @ViewBuilder private func chart(of coin: Coin) -> some View {
    let points = coin.trend(over: store.range)
    let prices = points.map(\.y)
    if let least = prices.min(), let most = prices.max() {
      HStack {
        VStack(alignment: .leading) {
          LinePlot(points).foregroundColor(PriceDirection.color(of: coin.change(over: store.range)))
          HStack {
            Text("\(store.range.rawValue) ago")
            Spacer()
            Text("now")
          }
          .foregroundColor(.secondary)
        }
        VStack(alignment: .trailing) {
          Text(CoinText.price(most))
          Spacer()
          Text(CoinText.price(least))
          Text("")
        }
        .foregroundColor(.secondary).fixedSize(horizontal: true, vertical: false)
      }
      .accessibilityLabel("Between \(CoinText.price(least)) and \(CoinText.price(most))")
      .frame(minHeight: 3, maxHeight: 10)
    } else {
      Text("The price then isn't known.").foregroundColor(.secondary)
    }
  }

  @ViewBuilder private func figures(of coin: Coin) -> some View {
    VStack(alignment: .leading) {
      LabeledContent("Market cap", value: CoinText.short(coin.marketCap))
      LabeledContent("Volume 24 h", value: CoinText.short(coin.volume24h))
      ForEach(CoinRange.allCases, id: \.self) { range in
        LabeledContent("Change \(range.rawValue)") { Text(change: coin.change(over: range)) }
      }
      if let page = coin.page { Link("Open in browser", destination: page) }
    }
    .frame(maxWidth: 40, alignment: .leading)
  }
}
