import CharactersFeature
import CoinClient
import CoinsFeature
import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import Foundation
import GitHubClient
import Models
import NumberFactClient
import NumberFactFeature
import RepositoryFeature
import RootFeature
import SessionRecording
import TerminalUI
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

  @Test func `what any key changes can be recorded`() async throws {
    let actions = LockIsolated<[RootFeature.Action]>([])
    let app = ViewDriver(initialState: RootFeature.State(owner: "octo-sample")) {
      RootFeature()
      Reduce { _, action in
        actions.withValue { $0.append(action) }
        return .none
      }
    } withDependencies: {
      $0.offer(.everything)
      $0.continuousClock = TestClock()
      $0.numberFactClient.randomFact = { _ in .mock }
    } view: {
      RootView(store: $0, source: "sample data")
    }
    for tab in "1234567" {
      await app.press(KeyEquivalent(tab))
      for key in "aCFfNOs/+" {
        await app.press(KeyEquivalent(key))
        await app.type("x")
        await app.press(.escape)
        await app.press(.escape)
      }
    }
    for isBinding in Self.bindings { #expect(actions.value.contains(where: isBinding)) }
    // A binding that the state doesn't list can't be encoded.
    for action in actions.value { #expect(throws: Never.self) { try JSONEncoder().encode(action) } }
  }

  private static let bindings: [@Sendable (RootFeature.Action) -> Bool] = [
    { $0.is(\.repository.binding) }, { $0.is(\.favorites.binding) }, { $0.is(\.user.binding) },
    { $0.is(\.characters.binding) }, { $0.is(\.coins.binding) }, { $0.is(\.numberFact.binding) },
  ]
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
