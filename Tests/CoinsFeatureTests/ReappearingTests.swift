import CoinClient
import CoinsFeature
import ComposableArchitecture
import Models
import Testing

/// A view that disappears cancels its `.task`, and sends the action again when it reappears.
@MainActor
struct ReappearingTests {
  let asked = LockIsolated(0)
  let clock = TestClock()

  @Test func aViewThatDisappearsInTheMiddleLoadsAgainWhenItComesBack() async {
    let store = makeStore(CoinsFeature.State())
    let appearance = await store.send(.task) { $0.listing = .loading(previous: nil) }
    await appearance.cancel()
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.coinsResponse) { $0.listing = .loaded(CoinListing(coins: [.mock])) }
    #expect(asked.value == 2)
  }

  @Test func aRefreshThatWasGivenUpIsDoneWhenTheViewComesBack() async {
    let store = makeStore(.loaded([.mock, .mock2]))
    let refresh = await store.send(.refreshButtonTapped) {
      $0.listing = .loading(previous: CoinListing(coins: [.mock, .mock2]))
    }
    await refresh.cancel()
    #expect(store.state.visibleCoins.count == 2)
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.coinsResponse) { $0.listing = .loaded(CoinListing(coins: [.mock])) }
  }

  private func makeStore(_ state: CoinsFeature.State) -> TestStoreOf<CoinsFeature> {
    TestStore(initialState: state) {
      CoinsFeature()
    } withDependencies: { [asked, clock] in
      $0.coinClient.coins = { _, _ in
        asked.withValue { $0 += 1 }
        try await clock.sleep(for: .seconds(1))
        return [.mock]
      }
    }
  }
}
