import CoinClient
import CoinsFeature
import ComposableArchitecture
import Models
import TerminalUI
import Testing

/// A load belongs to the state: views come and go without it.
@MainActor
struct ReappearingTests {
  let asked = LockIsolated(0)
  let clock = TestClock()

  @Test func `a load goes on after its view has disappeared`() async {
    let app = ViewDriver(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = coins
    } view: {
      CoinsView(store: $0)
    }
    await app.settle()
    app.close()
    #expect(app.store.listing.isLoading)
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.store.listing == .loaded(LoadedCoins(coins: [.mock])))
    #expect(asked.value == 1)
  }

  /// Only the sender of an action can cancel its effects from outside, and views don't.
  @Test func `after its sender has cancelled a load, a refresh loads again`() async {
    let store = makeStore(CoinsFeature.State())
    await store.send(.task) { $0.listing = .loading(previous: nil) }.cancel()
    await store.send(.task)
    #expect(asked.value == 1)
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.coinsResponse) { $0.listing = .loaded(LoadedCoins(coins: [.mock])) }
    #expect(asked.value == 2)
  }

  @Test func `a cancelled refresh keeps its coins until the next`() async {
    let store = makeStore(.loaded([.mock, .mock2]))
    let loading = APILoadState.loading(previous: LoadedCoins(coins: [.mock, .mock2]))
    await store.send(.refreshButtonTapped) { $0.listing = loading }.cancel()
    #expect(store.state.visibleCoins.count == 2)
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.coinsResponse) { $0.listing = .loaded(LoadedCoins(coins: [.mock])) }
  }

  @Test func `a first load that its client cancelled is made again on appearing`() async {
    let store = makeStore(CoinsFeature.State())
    store.dependencies.coinClient.coins = { _, _ in throw CancellationError() }
    await store.send(.task) { $0.listing = .loading(previous: nil) }
    await store.receive(\.coinsResponse) { $0.listing = .idle }
    store.dependencies.coinClient.coins = { _, _ in [.mock] }
    await store.send(.task) { $0.listing = .loading(previous: nil) }
    await store.receive(\.coinsResponse) { $0.listing = .loaded(LoadedCoins(coins: [.mock])) }
  }

  @Test func `the request of a store that is released ends`() async {
    let (begun, beginning) = AsyncStream.makeStream(of: Never.self)
    let (ended, ending) = AsyncStream.makeStream(of: Never.self)
    var store: StoreOf<CoinsFeature>? = Store(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { [clock] _, _ in
        beginning.finish()
        defer { ending.finish() }
        try await clock.sleep(for: .seconds(1))
        return [.mock]
      }
    }
    store?.send(.task)
    for await _ in begun {}
    store = nil
    for await _ in ended {}
  }

  private var coins: @Sendable (String, Int) async throws -> [Coin] {
    { [asked, clock] _, _ in
      asked.withValue { $0 += 1 }
      try await clock.sleep(for: .seconds(1))
      return [.mock]
    }
  }

  private func makeStore(_ state: CoinsFeature.State) -> TestStoreOf<CoinsFeature> {
    TestStore(initialState: state) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = coins
    }
  }
}
