import ComposableArchitecture
import Models
import TerminalUI

/// The order of the coins, their currency, and the time of their prices. A click on an order sorts by it.
struct CoinSortBar: View {
  let store: StoreOf<CoinsFeature>

  init(store: StoreOf<CoinsFeature>) { self.store = store }

  var body: some View {
    let (sort, isReversed, currency) = (store.sort, store.isReversed, store.currency)
    let updated = store.listing.value?.updated
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 2) {
        bar(CoinSort.allCases, sort, isReversed, currency)
        Group {
          if let updated {
            TimelineView(.periodic(from: updated, by: 60)) { time in
              Text("updated \(RelativeTime.text(updated, now: time.date))").foregroundColor(.secondary)
            }
          } else {
            Text("")
          }
        }
        // Room for the time, so that the rest stays where it is when the prices come.
        .frame(minWidth: 22, alignment: .trailing)
      }
      bar(CoinSort.allCases, sort, isReversed, currency)
      bar([sort], sort, isReversed, currency)
      Text("")
    }
    .lineLimit(1)
  }

  private func bar(
    _ sorts: [CoinSort],
    _ selected: CoinSort,
    _ isReversed: Bool,
    _ currency: String
  ) -> some View {
    HStack(spacing: 2) {
      HStack(spacing: 0) {
        Text("Sort ").foregroundColor(.secondary)
        ForEach(sorts, id: \.self) { sort in
          order(sort, isSelected: sort == selected, isReversed: isReversed)
            .onTapGesture { store.send(.headlineTapped(sort)) }
        }
      }
      Menu {
        ForEach(Currency.allCases, id: \.self) { choice in
          Button(choice.rawValue) { store.send(.currencyTapped(choice.rawValue)) }
        }
      } label: {
        Text(currency).accessibilityLabel("Currency \(currency)")
      }
      .buttonStyle(.plain).help("Currency")
    }
  }

  private func order(_ sort: CoinSort, isSelected: Bool, isReversed: Bool) -> Text {
    guard isSelected else { return Text(" \(sort.title) ").foregroundColor(.secondary) }
    let mark = sort.isAscending != isReversed ? "▲" : "▼"
    return Text(" \(sort.title) \(mark) ").bold().inverse().foregroundColor(.accentColor)
  }
}

extension CoinSort {
  /// The word for the order on the screen.
  fileprivate var title: String {
    switch self {
    case .rank: "Rank"
    case .price: "Price"
    case .change: "24 h"
    case .week: "7 d"
    case .volume: "Volume"
    case .cap: "Cap"
    case .name: "Name"
    }
  }
}
