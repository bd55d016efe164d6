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
    NavigationSplitView(preferredCompactColumn: column) {
      Pane("Coins in \(store.listing.value?.currency ?? store.currency)", isBusy: store.listing.isLoading) {
        VStack(alignment: .leading) {
          LoadStatusView(store.listing, noun: "coins")
          CoinTable(store: store, coins: coins).overlay { placeholder(coins) }
        }
      }
    } detail: {
      CoinDetailView(store: store)
    }
    .searchable(text: $store.searchText, prompt: "Search \(store.listing.value?.coins.count ?? 0) coins")
    .toolbar {
      Button("Sort") { store.send(.sortButtonTapped) }.keyboardShortcut("s")
      Button("Currency") { store.send(.currencyButtonTapped) }.keyboardShortcut("c")
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
    }
    .task { store.send(.task) }
  }

  private var column: Binding<NavigationSplitViewColumn> {
    let isShowingDetail = $store.isShowingDetail
    return Binding(
      get: { isShowingDetail.wrappedValue ? .detail : .sidebar },
      set: { isShowingDetail.wrappedValue = $0 == .detail }
    )
  }

  @ViewBuilder private func placeholder(_ coins: [Coin]) -> some View {
    if case .empty = store.listing {
      EmptyStateView("The market has no coins.", hint: "Press r to look again.")
    } else if coins.isEmpty, store.listing.value != nil {
      EmptyStateView("No coin matches '\(store.searchText)'.", hint: "Press / and change the search.")
    }
  }
}
