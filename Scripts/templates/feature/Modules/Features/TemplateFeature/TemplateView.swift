import ComposableArchitecture
import FeatureViews
import Models
import ServiceClient
import TerminalUI

/// The items, in a list.
public struct TemplateView: View {
  public let store: StoreOf<TemplateFeature>

  public init(store: StoreOf<TemplateFeature>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("The Title").font(.title)
      LoadStatusView(store.load, noun: "items")
      if case .empty = store.load {
        EmptyStateView("There are no items.", hint: "Press r to look again.")
      }
      List(store.items) { item in
        HStack {
          Text("\(item.id)").dim().frame(width: 4, alignment: .trailing)
          Text(item.name)
        }
        .lineLimit(1)
      }
    }
    .toolbar {
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
    }
    .task { store.send(.task) }
  }
}
