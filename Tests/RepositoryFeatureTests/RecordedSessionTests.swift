import ComposableArchitecture
import FavoritesClient
import GitHubClient
import Models
import RepositoryFeature
import SessionRecording
import Testing

/// Records and replays a session, and turns it into the test in the file next to this one.
@MainActor
struct RecordedSessionTests {
  @Test func `a recorded session replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "RepositoryFeature", in: ReposCommand.recordedFeatures) {
      let store = Store(initialState: RepositoryFeature.State()) {
        RepositoryFeature().recorded()
      } withDependencies: {
        $0.favoritesClient.observe = { .finished(throwing: FavoritesError.busy(path: "favorites.sqlite")) }
        $0.favoritesClient.refresh = { _ in }
        $0.favoritesClient.toggle = { _ in throw FavoritesError.readOnly(path: "favorites.sqlite") }
        $0.gitHubClient.repositories = { _, page in
          page == nil
            ? RepositoriesPage(repositories: [.mock], nextPage: .page(2))
            : RepositoriesPage(repositories: [.mockBare])
        }
      }
      await store.send(.task).finish()
      await store.send(.ownerSubmitted("octo-sample")).finish()
      await store.send(.nextPageReached).finish()
      store.send(.binding(.set(\.searchText, "bare")))
      store.send(.binding(.set(\.sort, .name)))
      store.send(.sortButtonTapped)
      await store.send(.favoriteButtonTapped(id: Repository.mockBare.id)).finish()
      store.send(.ownerSubmitted("no--login-"))
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
  }
}
