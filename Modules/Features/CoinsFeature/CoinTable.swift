import ComposableArchitecture
import Models
import TerminalUI

/// The coins below headlines. A click on a headline sorts by it.
struct CoinTable: View {
  let store: StoreOf<CoinsFeature>

  var body: some View {
    let store = store
    GeometryReader { proxy in
      let width: Int = proxy.size.width - 2
      VStack(alignment: .leading) {
        CoinHeadlines(store: store, width: width)
        CoinRows(store: store, width: width)
      }
    }
  }
}

private struct CoinHeadlines: View {
  let store: StoreOf<CoinsFeature>
  let width: Int

  var body: some View {
    let store = store
    let (sort, isReversed) = (store.sort, store.isReversed)
    let columns = CoinColumn.all(width: width, sort: sort)
    HStack {
      ForEach(columns, id: \.self) { column in
        CoinHeadline(
          column: column,
          isSorted: column.sort == sort && column != .name && column != .trend,
          isReversed: isReversed
        )
        .frame(of: column)
        .onTapGesture { store.send(.headlineTapped(column.sort)) }
      }
    }
    .padding(EdgeInsets(leading: 1, trailing: 1))
    .accessibilityLabel(CoinHeadline.spoken(columns, sort, isReversed: isReversed))
  }
}

private struct CoinRows: View {
  @Bindable var store: StoreOf<CoinsFeature>
  let width: Int

  init(store: StoreOf<CoinsFeature>, width: Int) {
    self.store = store
    self.width = width
  }

  var body: some View {
    let store = store
    let coins = store.state.visibleCoins
    let chosen = $store.selectedID
    // The row that is lit is the coin with details, even if none has been chosen.
    let selection = Binding(get: { store.state.selectedCoin?.id }, set: { chosen.wrappedValue = $0 })
    let columns = CoinColumn.all(width: width, sort: store.sort)
    let currency = store.state.shownCurrency
    List(coins, selection: selection) { coin in
      Button {
        store.send(.coinTapped(id: coin.id))
      } label: {
        CoinRow(coin: coin, currency: currency, columns: columns)
      }
    }
    .environment(\.reservesScrollBar, true)
    // Prices in another currency haven't changed.
    .animation(nil, value: currency)
    .animation(.easeOut(duration: 1.5), value: coins.map(\.price))
  }
}

extension View {
  /// Gives a cell the width of its column, or all that is left.
  fileprivate func frame(of column: CoinColumn) -> some View {
    frame(minWidth: column.width, maxWidth: column.width ?? .infinity, alignment: column.alignment)
  }
}

private struct CoinHeadline: View {
  let column: CoinColumn
  let isSorted: Bool
  let isReversed: Bool

  /// Returns the words for all headlines.
  static func spoken(_ columns: [CoinColumn], _ sort: CoinSort, isReversed: Bool) -> String {
    let order = sort.isAscending != isReversed ? "ascending" : "descending"
    return
      "Columns: \(columns.map(\.title).filter { !$0.isEmpty }.joined(separator: ", ")), \(order) by \(sort.rawValue)"
  }

  var body: some View {
    let isAscending = column.sort.isAscending != isReversed
    let mark = isSorted ? (isAscending ? "▲" : "▼") : ""
    let space = mark.isEmpty || column == .rank ? "" : " "
    let title = column.title + space + mark
    Text(title).bold().foregroundColor(isSorted ? .accentColor : .secondary).lineLimit(1)
      .frame(maxWidth: .infinity, alignment: column.alignment)
  }
}

private struct CoinRow: View, Equatable {
  let coin: Coin
  /// The code of the currency of the amounts.
  let currency: String
  let columns: [CoinColumn]

  var body: some View { TextColumns(columns.map(cell)) }

  private func cell(_ column: CoinColumn) -> TextColumns.Column {
    if column == .trend, let width = column.width {
      return TextColumns.Column(
        coin.trend(spacing: 7),
        color: PriceDirection.color(of: coin.change7d),
        width: width
      )
    }
    return TextColumns.Column(
      text(column),
      width: column.width,
      alignment: column.alignment.horizontal,
      value: column == .price ? coin.price : nil
    )
  }

  private func text(_ column: CoinColumn) -> Text {
    switch column {
    case .rank: Text(coin.rank.map(String.init) ?? CoinText.missing).foregroundColor(.secondary)
    case .symbol: Text(coin.symbol).bold()
    case .name: Text(coin.name).foregroundColor(.secondary)
    case .price: Text(CoinText.shortPrice(coin.price, in: currency))
    case .day:
      Text(CoinText.directedChange(coin.change24h, width: 7))
        .foregroundColor(PriceDirection.color(of: coin.change24h))
    case .week: Text(change: coin.change7d)
    case .volume: Text(CoinText.short(coin.volume24h, in: currency)).foregroundColor(.secondary)
    case .cap: Text(CoinText.short(coin.marketCap, in: currency)).foregroundColor(.secondary)
    case .trend: Text("")
    }
  }
}

extension Text {
  /// Creates a change in percent, in the color of its direction.
  init(change: Double?) {
    self = Text(CoinText.change(change)).foregroundColor(PriceDirection.color(of: change))
  }
}

extension PriceDirection {
  /// Returns the color for the direction of a change.
  static func color(of change: Double?) -> Color {
    switch PriceDirection(change: change) {
    case .up: .green
    case .down: .red
    case .flat, nil: .secondary
    }
  }
}
