import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import GitHubClient
import Models
import SessionRecording
import Testing

/// Records and replays a session, and turns it into the test in the file next to this one.
@MainActor
struct RecordedSessionTests {
  @Test func `a recorded session replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "FavoritesFeature", in: FavoritesCommand.recordedFeatures) {
      let store = Store(initialState: FavoritesFeature.State()) {
        FavoritesFeature().recorded()
      } withDependencies: {
        $0.favoritesClient.observe = { .finishing([.mock, .mock2]) }
        $0.favoritesClient.add = { _ in true }
        $0.favoritesClient.remove = { _ in throw FavoritesError.diskFull(path: "favorites.sqlite") }
        $0.gitHubClient.repository = { _, _ in .mockBare }
      }
      await store.send(.task).finish()
      store.send(.binding(.set(\.sort, .stars)))
      store.send(.sortButtonTapped)
      await store.send(.addSubmitted("octo-sample/bare")).finish()
      store.send(.addSubmitted("nameless"))
      await store.send(.removeButtonTapped(id: Repository.mock.id)).finish()
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
  }
}

extension AsyncThrowingStream<[Repository], any Error> {
  /// Returns a stream with one value.
  fileprivate static func finishing(_ favorites: [Repository]) -> Self {
    Self { continuation in
      continuation.yield(favorites)
      continuation.finish()
    }
  }
}
