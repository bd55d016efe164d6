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

/// A session of the app is recorded, replayed, and made a test of one of its features, which is kept.
@MainActor
struct RecordedSessionTests {
  @Test func aSessionOfTheAppReplaysAndMakesTheTestThatIsKept() async throws {
    let session = try await RehearsedSession(of: "UserFeature", in: Self.features) { await useTheApp() }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it anew with REHEARSE=write")
    // The parent sends what its child did not ask for: in the test of the child, the test sends it.
    #expect(session.testSource.contains("await store.send(.ownerSelected(\"ada-sample\"))"))
  }

  @Test func aSessionOfTheAppMakesATestOfTheApp() async throws {
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
      // One answer after the other: a session has an order.
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
