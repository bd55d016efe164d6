import ComposableArchitecture
import Models
import ServiceClient
import TemplateFeature
import Testing

@MainActor
struct TemplateDetailFeatureTests {
  @Test func `an item that is known only by its id is loaded`() async {
    let store = TestStore(initialState: TemplateDetailFeature.State(id: 2)) {
      TemplateDetailFeature()
    } withDependencies: {
      $0.serviceClient.item = { _ in .mock2 }
    }
    await store.send(.task) { $0.load = .loading(previous: nil) }
    await store.receive(\.itemResponse) { $0.load = .loaded(.mock2) }
    await store.send(.task)
  }

  @Test func `a failed refresh keeps the item`() async {
    let store = TestStore(initialState: TemplateDetailFeature.State(item: .mock)) {
      TemplateDetailFeature()
    } withDependencies: {
      $0.serviceClient.item = { _ in throw APIError.timedOut }
    }
    await store.send(.task)
    await store.send(.refreshButtonTapped) { $0.load = .loading(previous: .mock) }
    await store.receive(\.itemResponse) { $0.load = .failed(.timedOut, previous: .mock) }
  }

  @Test func `an item is opened from the list and closed`() async {
    let store = TestStore(initialState: TemplateFeature.State(load: .loaded([.mock, .mock2]))) {
      TemplateFeature()
    }
    await store.send(.itemTapped(id: 7))
    await store.send(.itemTapped(id: 2)) { $0.detail = TemplateDetailFeature.State(item: .mock2) }
    await store.send(.detail(.presented(.closeButtonTapped)))
    await store.receive(\.detail.dismiss) { $0.detail = nil }
  }
}
