import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import Testing

/// A view that disappears cancels its `.task`, and sends the action again when it reappears.
@MainActor
struct ReappearingTests {
  let clock = TestClock()

  @Test func aFactThatWasGivenUpIsNotLoadingWhenTheViewComesBack() async {
    let store = makeStore(NumberFactFeature.State(count: 42))
    let asking = await store.send(.factButtonTapped) { $0.fact = .loading(previous: nil) }
    await asking.cancel()
    await store.send(.task) { $0.fact = .idle }
    await store.send(.factButtonTapped) { $0.fact = .loading(previous: nil) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse) { $0.fact = .loaded(.mock) }
  }

  @Test func theFactBeforeIsThereAgain() async {
    var state = NumberFactFeature.State(count: 42)
    state.fact = .loaded(.mock)
    let store = makeStore(state)
    let asking = await store.send(.randomFactButtonTapped) { $0.fact = .loading(previous: .mock) }
    await asking.cancel()
    await store.send(.task) { $0.fact = .loaded(.mock) }
  }

  @Test func aFactThatIsOnItsWayGoesOn() async {
    let store = makeStore(NumberFactFeature.State(count: 42))
    await store.send(.factButtonTapped) { $0.fact = .loading(previous: nil) }
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse) { $0.fact = .loaded(.mock) }
  }

  private func makeStore(_ state: NumberFactFeature.State) -> TestStoreOf<NumberFactFeature> {
    TestStore(initialState: state) {
      NumberFactFeature()
    } withDependencies: { [clock] in
      $0.numberFactClient.fact = { _, _ in
        try await clock.sleep(for: .seconds(1))
        return .mock
      }
      $0.numberFactClient.randomFact = { _ in
        try await clock.sleep(for: .seconds(1))
        return .mock
      }
    }
  }
}
