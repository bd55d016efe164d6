import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct CheckoutTests {
  @Test func stepsWithSeveralValues() async {
    let store = TestStore(initialState: .init()) { Checkout() }
    await store.send(.deliveryChosen(.express)) {
      $0.path[id: 0] = .delivery(.express, cost: 12)
    }
    await store.send(.startButtonTapped) { $0.path[id: 1] = .address(AddressForm.State()) }
    await store.send(\.path[id: 1].address.binding.name, "Ada") {
      $0.path[id: 1].modify(\.address) { $0.name = "Ada" }
    }
    await store.send(\.path[id: 1].address.confirmButtonTapped)
    await store.receive(\.path[id: 1].address.delegate.confirmed, "Ada") {
      $0.path[id: 2] = .summary(name: "Ada", total: 112)
    }
    #expect(store.state.path[id: 0].is(\.delivery))
    #expect(store.state.path[id: 0, case: \.delivery]?.cost == 12)
    #expect(store.state.path[id: 2, case: \.summary]?.name == "Ada")
    await store.send(.placeButtonTapped) {
      $0.isPlaced = true
      $0.path.removeAll()
    }
  }

  @Test func aStepWithAnOptionalValue() async throws {
    let store = TestStore(initialState: .init()) { Checkout() }
    await store.send(.noteButtonTapped(nil)) { $0.path.append(.note(nil)) }
    await store.send(.noteButtonTapped("Ring twice")) { $0.path.append(.note("Ring twice")) }
    let note: CaseKeyPath<Checkout.Step.State, String> = \.note
    #expect(try #require(store.state.path.last)[case: note] == "Ring twice")
    #expect(try #require(store.state.path.first)[case: note] == nil)
    await store.send(.backToStartButtonTapped) { _ = $0.path.popLast() }
  }
}
