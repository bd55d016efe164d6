import CoinClient
import CoinsFeature
import ComposableArchitecture
import Models
import Simulation
import Testing

@MainActor
struct CoinsSimulationTests {
  @Test func `no order of answers shows coins in the wrong currency`() async {
    await simulate(CoinsFeature.State()) {
      CoinsFeature()
    } dependencies: {
      $0.coinClient.coins = { currency, _ in
        try await answer(
          "coins(\(currency))",
          .value([.mock, .mock2]),
          .value([]),
          .failure(APIError.timedOut)
        )
      }
    } user: { _ in
      [
        .task, .refreshButtonTapped, .currencyButtonTapped, .sortButtonTapped,
        .binding(.set(\.searchText, draw(.one(of: "", "bit", "\u{202E}")))),
      ]
    } always: { state in
      #expect(state.visibleCoins.count <= state.coins.count)
    } atRest: { state in
      guard case .loaded(let listing) = state.listing else { return }
      #expect(listing.currency == state.currency)
    }
  }
}
