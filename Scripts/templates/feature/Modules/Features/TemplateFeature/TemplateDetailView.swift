import ComposableArchitecture
import FeatureViews
import Models
import ServiceClient
import TerminalUI

/// One item.
public struct TemplateDetailView: View {
  public let store: StoreOf<TemplateDetailFeature>

  public init(store: StoreOf<TemplateDetailFeature>) { self.store = store }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        if let item = store.load.value {
          Text(item.name).font(.title)
          Text(item.summary)
        }
      }
      .loadStatus(store.load, noun: "item \(store.state.id)", service: "the service")
    }
    .toolbar {
      Button("Back") { store.send(.closeButtonTapped) }.keyboardShortcut(.escape)
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
    }
    .task { store.send(.task) }
  }
}
