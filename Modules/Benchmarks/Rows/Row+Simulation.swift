import CoinClient
import CoinsFeature
import ComposableArchitecture
import Models
import Simulation

extension Row {
  /// Simulations: the original has none.
  static let simulation: [Row] = [
    Row("a step of a simulation of CoinsFeature", goal: .atMost(20_000)) { timer in
      // Half as long as the simulation of a test, so that its start is a part of it as there.
      let steps = 10_000
      return await timer.time { count in
        for _ in 0..<count { blackHole(await simulateCoins(steps: steps).steps) }
      }
      .divided(by: steps)
    }
  ]

  /// Simulates CoinsFeature as its test does.
  @MainActor
  private static func simulateCoins(steps: Int) async -> SimulationReport {
    await simulate(CoinsFeature.State(), options: SimulationOptions(budget: .steps(steps), seed: 7)) {
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
      precondition(state.visibleCoins.count <= state.coins.count)
    } atRest: { state in
      guard case .loaded(let listing) = state.listing else { return }
      precondition(listing.currency == state.currency)
    }
  }
}
