import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// The selected coin: its price with a chart, and its figures.
struct CoinDetailView: View {
  let store: StoreOf<CoinsFeature>

  var body: some View {
    if let coin = store.state.selectedCoin {
      CoinDetails(coin: coin, store: store)
    } else if let name = store.linkedName, let coins = store.listing.value?.coins {
      Pane("Details") {
        EmptyStateView(
          "No coin has the symbol, name or ID '\(name.quotable)'.",
          hint: "The list has the \(coins.count) largest."
        )
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
}

/// The details of a coin. They are the same if the coin is: a search that still shows it changes none.
private struct CoinDetails: View, Equatable {
  let coin: Coin
  let store: StoreOf<CoinsFeature>

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.coin == rhs.coin && lhs.store === rhs.store
  }

  var body: some View {
    let note = coin.rank.map { "#\($0)" } ?? ""
    Pane("\(coin.name) · \(coin.symbol)", note: note) {
      GeometryReader { area in
        ScrollView { PaneInsets { details(in: area.size) } }
      }
    }
  }

  /// Returns the details.
  ///
  /// - Parameter area: The size of the pane's inside. The chart has the rows that the other parts leave.
  private func details(in area: Size) -> some View {
    @Bindable var store = store
    // Below 30 rows nothing separates the parts.
    let isRoomy = area.height >= 30
    let others = CoinFigures.rows(for: coin) + 6 + (isRoomy ? 5 : 0)
    // An odd number has a row in the middle, where a price that doesn't change has its line and its label.
    let rows = min(max(3, area.height - others), area.height >= 40 ? 15 : 9) - 1 | 1
    return VStack(alignment: .leading, spacing: isRoomy ? 1 : 0) {
      price
      CoinChart(coin: coin, currency: store.state.shownCurrency, range: store.range, rows: rows)
      Picker("Range", selection: $store.range) {
        ForEach(CoinRange.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented).labelsHidden()
      CoinFigures(
        coin: coin,
        currency: store.state.shownCurrency,
        market: store.listing.value?.marketCap ?? 0
      )
      CoinDayRange(coin: coin, currency: store.state.shownCurrency)
      if let page = coin.page { Link("Open in browser", destination: page) }
    }
  }

  private var price: some View {
    let change = coin.change(over: store.range)
    let currency = store.state.shownCurrency
    return HStack(spacing: 2) {
      // The prices of other coins, and those in another currency, are other texts.
      let isSmall = (coin.price ?? 0) < 1
      let amount =
        isSmall
        ? CoinText.shortPrice(coin.price, in: currency) : CoinText.price(coin.price, in: currency)
      Text("\(amount) \(currency)").bold()
        .contentTransition(.numericText(value: coin.price ?? 0)).id("\(coin.id) \(currency)")
        .animation(.easeOut(duration: 1.5), value: coin.price)
      Text(" \(CoinText.directedChange(change)) ").bold().inverse()
        .foregroundColor(PriceDirection.color(of: change))
      Text(store.range.rawValue).foregroundColor(.secondary)
    }
    .lineLimit(1)
  }
}
