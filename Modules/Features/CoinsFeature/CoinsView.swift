import CoinClient
import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// The coins of the market, with search and sorting. Only the views within read what a letter of the search changes.
public struct CoinsView: View {
  @Bindable public var store: StoreOf<CoinsFeature>
  @Dependency(\.coinClient.provider) private var provider

  public init(store: StoreOf<CoinsFeature>) { self.store = store }

  public var body: some View {
    MarketLayout {
      NavigationSplitView(preferredCompactColumn: .detail(isShown: $store.isShowingDetail)) {
        Pane("Coins in \(store.state.shownCurrency)", isBusy: store.listing.isLoading) {
          CoinTable(store: store)
            .overlay { CoinPlaceholder(store: store) }
            .loadStatus(store.listing, noun: "coins", service: provider.name)
        }
        .toolbar {
          KeyLabel("/", "Search").help("Search coins").layoutPriority(-2)
          Button("Sort") { store.send(.sortButtonTapped) }.keyboardShortcut("s").help("Sort coins")
          ChoiceCommands(CoinSort.allCases, title: \.command) { store.send(.headlineTapped($0)) }
        }
      } detail: {
        CoinDetailView(store: store)
      }
      GeometryReader { area in
        if area.size.height > 0 {
          Pane("Market") {
            CoinMarket(
              store.listing.value?.coins.elements ?? [],
              in: store.state.shownCurrency,
              range: store.range
            )
            .padding(.horizontal, 2)
          }
        }
      }
    }
    .searchable(text: $store.searchText, prompt: prompt) {
      CoinSortBar(store: store)
    }
    .toolbar {
      Button("Currency") { store.send(.currencyButtonTapped) }.keyboardShortcut("c").help(
        "Change the currency"
      )
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r").help("Refresh coins")
      SelectedPage(store: store)
      ChoiceCommands(Currency.allCases, title: { "Currency: \($0.rawValue)" }) {
        store.send(.currencyTapped($0.rawValue))
      }
      ChoiceCommands(CoinRange.allCases, title: { "Range: \($0.rawValue)" }) { store.range = $0 }
    }
    .task { store.send(.task) }
  }

  private var prompt: String {
    let count = store.listing.value?.coins.count ?? 0
    return count > 1 ? "Search \(count) coins" : "Search coins"
  }
}

/// The words in place of a list without coins.
private struct CoinPlaceholder: View {
  let store: StoreOf<CoinsFeature>

  var body: some View {
    if case .empty = store.listing {
      EmptyStateView("The market has no coins.", hint: "Press r to look again.")
    } else if store.listing.value != nil, store.state.visibleCoins.isEmpty {
      EmptyStateView(
        "No coin matches '\(store.searchText.quotable)'.",
        hint: "Press / and change the search."
      )
    }
  }
}

/// Two views: the second one below the first if the screen is large, or not shown.
private struct MarketLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let below = bounds.height >= 50 && bounds.width >= 120 ? CoinMarket.rows + 2 : 0
    var y = bounds.minY
    for (subview, height) in zip(subviews, [bounds.height - below, below]) {
      subview.place(
        at: Point(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height)
      )
      y += height
    }
  }
}

/// The buttons for the page of the selected row. Only they depend on the selection, so moving it is cheap.
private struct SelectedPage: View {
  let store: StoreOf<CoinsFeature>

  var body: some View {
    // There is none while a link's coin isn't among those that are loaded.
    if store.linkedName == nil || store.listing.value == nil { PageButtons(store.state.selectedCoin?.page) }
  }
}

extension CoinSort {
  /// The command that sorts by it.
  fileprivate var command: String {
    let value =
      switch self {
      case .change: "24 h change"
      case .week: "7 d change"
      case .cap: "market cap"
      case .rank, .price, .volume, .name: rawValue
      }
    return "Sort coins by \(value)"
  }
}
