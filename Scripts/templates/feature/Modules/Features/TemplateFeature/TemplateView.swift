import ComposableArchitecture
import FeatureViews
import Models
import ServiceClient
import TerminalUI

/// The items in a list with a search, and the details of one of them.
public struct TemplateView: View {
  @Bindable public var store: StoreOf<TemplateFeature>

  public init(store: StoreOf<TemplateFeature>) { self.store = store }

  public var body: some View {
    List(store.items) { item in
      Button {
        store.send(.itemTapped(id: item.id))
      } label: {
        HStack {
          Text("\(item.id)").dim().frame(width: 4, alignment: .trailing)
          Text(item.name)
        }
        .lineLimit(1)
      }
    }
    .overlay {
      if case .empty = store.load {
        EmptyStateView("There are no items.", hint: "Press r to look again.")
      }
    }
    .loadStatus(store.load, noun: "items", service: "the service")
    .searchable(text: $store.searchText, prompt: "Search by name")
    .toolbar {
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
    }
    .navigationDestination(item: $store.scope(state: \.detail, action: \.detail)) {
      TemplateDetailView(store: $0)
    }
    .task { store.send(.task) }
  }
}
