import ComposableArchitecture
import Models
import ServiceClient
import TemplateFeature
import Testing

@MainActor
struct TemplateFeatureTests {
  @Test func `appearing loads the items once`() async {
    let store = makeStore { [.mock, .mock2] }
    await store.send(.task) { $0.load = .loading(previous: nil) }
    await store.receive(\.itemsResponse) { $0.load = .loaded([.mock, .mock2]) }
    #expect(store.state.items == [.mock, .mock2])
    await store.send(.task)
  }

  @Test func `an empty list is not an error`() async {
    let store = makeStore { [] }
    await store.send(.task) { $0.load = .loading(previous: nil) }
    await store.receive(\.itemsResponse) { $0.load = .empty }
  }

  @Test func `a failure keeps the old items and can be tried again`() async {
    let answers = LockIsolated<[Result<[ServiceItem], APIError>]>([
      .failure(.offline(detail: "no route")), .success([.mock2]),
    ])
    let store = makeStore(.init(load: .loaded([.mock]))) { try answers.withValue { $0.removeFirst() }.get() }
    await store.send(.refreshButtonTapped) { $0.load = .loading(previous: [.mock]) }
    await store.receive(\.itemsResponse) {
      $0.load = .failed(.offline(detail: "no route"), previous: [.mock])
    }
    #expect(store.state.items == [.mock])
    await store.send(.refreshButtonTapped) { $0.load.startLoading() }
    await store.receive(\.itemsResponse) { $0.load = .loaded([.mock2]) }
  }

  @Test func `refreshing twice keeps the later answer`() async {
    let clock = TestClock()
    let asked = LockIsolated(0)
    let store = makeStore {
      let number = asked.withValue {
        $0 += 1
        return $0
      }
      try await clock.sleep(for: .seconds(1))
      return [ServiceItem(id: number, name: "Answer \(number)")]
    }
    await store.send(.refreshButtonTapped) { $0.load = .loading(previous: nil) }
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.itemsResponse) { $0.load = .loaded([ServiceItem(id: 2, name: "Answer 2")]) }
  }

  @Test func `a search filters the items`() async {
    let store = makeStore(.init(load: .loaded([.mock, .mock2]))) { [] }
    await store.send(.binding(.set(\.searchText, "SEC"))) { $0.searchText = "SEC" }
    #expect(store.state.items == [.mock2])
  }

  private func makeStore(
    _ state: TemplateFeature.State = .init(),
    items: @escaping @Sendable () async throws -> [ServiceItem]
  ) -> TestStoreOf<TemplateFeature> {
    TestStore(initialState: state) {
      TemplateFeature()
    } withDependencies: {
      $0.serviceClient.items = items
    }
  }
}
