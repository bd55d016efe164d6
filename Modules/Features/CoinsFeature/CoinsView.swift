import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// The coins of the market, with search and sorting.
public struct CoinsView: View {
  @Bindable public var store: StoreOf<CoinsFeature>

  public init(store: StoreOf<CoinsFeature>) { self.store = store }

  public var body: some View {
    let coins = store.state.visibleCoins
    VStack(alignment: .leading) {
      HStack {
        Text("Coins").font(.title)
        Text("in \(store.listing.value?.currency ?? store.currency)").dim()
        Spacer()
        Text("by \(store.sort.rawValue)\(store.isReversed ? ", reversed" : "")").dim()
      }
      LoadStatusView(store.listing, noun: "coins")
      List(coins) { CoinRow(coin: $0) }
        .overlay {
          if case .empty = store.listing {
            EmptyStateView("The market has no coins.", hint: "Press r to look again.")
          } else if coins.isEmpty, store.listing.value != nil {
            EmptyStateView("No coin matches '\(store.searchText)'.", hint: "Press / and change the search.")
          }
        }
    }
    .searchable(text: $store.searchText, prompt: "Search coins")
    .toolbar {
      Button("Sort") { store.send(.sortButtonTapped) }.keyboardShortcut("s")
      Button("Currency") { store.send(.currencyButtonTapped) }.keyboardShortcut("c")
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
    }
    .task { store.send(.task) }
  }
}

private struct CoinRow: View {
  let coin: Coin

  var body: some View {
    HStack {
      Text(coin.rank.map(String.init) ?? CoinText.missing).dim().frame(width: 3, alignment: .trailing)
      Text(coin.symbol).bold().frame(width: 6, alignment: .leading)
      Text(coin.name).dim().frame(maxWidth: .infinity, alignment: .leading)
      Text(CoinText.price(coin.price)).layoutPriority(1)
      Text(CoinText.change(coin.change24h)).foregroundColor(color)
        .frame(width: 9, alignment: .trailing).layoutPriority(1)
      Sparkline(coin.trend).foregroundColor(color).frame(width: 4, alignment: .leading).layoutPriority(1)
    }
    .lineLimit(1)
  }

  private var color: Color {
    switch PriceDirection(change: coin.change24h) {
    case .up: .green
    case .down: .red
    case .flat, nil: .secondary
    }
  }
}
