import CoinClient
import CoinsFeature
import ComposableArchitecture
import FavoritesClient
import GitHubClient
import Models
import RepositoryFeature
import RootFeature
import SessionRecording
import Testing
import UserFeature

/// Records and replays a session of the app, and turns it into the test of one of its features.
@MainActor
struct RecordedSessionTests {
  @Test func `a session of the app replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "UserFeature", in: Self.features) { await useTheApp() }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
    // The child's test itself sends the actions that the parent sent to the child.
    #expect(session.testSource.contains("await store.send(.ownerSelected(\"ada-sample\"))"))
  }

  @Test func `a session of the app makes a test of the app`() async throws {
    let session = try await RehearsedSession(of: "RootFeature", in: Self.features) { await useTheApp() }
    #expect(session.trace.actionCount == 9)
    #expect(session.testSource.contains("await store.receive(\\.user.ownerSelected) {"))
  }

  private static let features = [RecordedFeature { RootFeature() }, RecordedFeature { UserFeature() }]

  private func useTheApp() async {
    let (repositoriesAreThere, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: RootFeature.State()) {
      RootFeature().recorded()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in [.mock] }
      $0.favoritesClient.refresh = { _ in }
      $0.gitHubClient.repositories = { _, _ in RepositoriesPage(repositories: [.mockBare]) }
      // Responses come in a fixed order, because a session has one.
      $0.gitHubClient.account = { _ in
        for await _ in repositoriesAreThere {}
        return .mock
      }
    }
    store.send(.tabSelected(.coins))
    await store.send(.coins(.task)).finish()
    store.send(.tabSelected(.repository))
    let task = store.send(.repository(.ownerSubmitted("ada-sample")))
    while store.repository.load.value == nil { await Task.yield() }
    continuation.finish()
    await task.finish()
  }
}
