import CoinClient
import CoinsFeature
import ComposableArchitecture
import Models
import Testing

@MainActor
struct CoinsSettlingTests {
  nonisolated static let outcomes: [(any Error)?] = [
    nil, APIError.rateLimited(), APIError.cancelled, CancellationError(),
  ]

  nonisolated static let actions: [CoinsFeature.Action] = [
    .task, .refreshButtonTapped, .currencyButtonTapped, .binding(.set(\.searchText, "b")),
    .sortButtonTapped,
  ]

  /// Any taps with any outcome of the requests end with nothing loading.
  @Test(arguments: outcomes.indices, actions.indices)
  func `nothing loads once every request is answered`(outcome: Int, first: Int) async {
    for second in Self.actions {
      for third in Self.actions {
        await check([Self.actions[first], second, third], ending: Self.outcomes[outcome])
      }
    }
  }

  /// Sends the second action while the first one's request is in flight, and the third after it.
  private func check(_ actions: [CoinsFeature.Action], ending error: (any Error)?) async {
    let clock = TestClock()
    let store = TestStore(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in
        try await clock.sleep(for: .seconds(1))
        if let error { throw error }
        return [.mock]
      }
    }
    store.exhaustivity = .off
    for (index, action) in actions.enumerated() {
      await store.send(action)
      if index > 0 { await clock.advance(by: .seconds(2)) }
    }
    await store.finish()
    await store.skipReceivedActions(strict: false)
    #expect(!store.state.listing.isLoading, "after \(actions)")
    #expect(store.state.listing.error != .cancelled, "after \(actions)")
  }
}
