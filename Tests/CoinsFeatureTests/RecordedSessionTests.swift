import CoinClient
import CoinsFeature
import ComposableArchitecture
import Models
import SessionRecording
import Testing

/// Records and replays a session, and turns it into the test in the file next to this one.
@MainActor
struct RecordedSessionTests {
  @Test func `a recorded session replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "CoinsFeature", in: CoinsCommand.recordedFeatures) {
      @Shared(.appStorage("coins.sort")) var sort = CoinSort.rank
      $sort.withLock { $0 = .name }
      let store = Store(initialState: CoinsFeature.State(limit: 3)) {
        CoinsFeature().recorded()
      } withDependencies: {
        $0.coinClient.coins = { currency, _ in
          guard currency == "USD" else { throw APIError.rateLimited(retryAfter: .seconds(30)) }
          return [.mock, .mock2, .mockBare]
        }
      }
      await store.send(.task).finish()
      store.send(.binding(.set(\.searchText, "coin")))
      store.send(.sortButtonTapped)
      store.send(.sortButtonTapped)
      await store.send(.currencyButtonTapped).finish()
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
  }
}
