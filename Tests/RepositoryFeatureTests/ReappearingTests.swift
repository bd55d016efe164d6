import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature
import TerminalUI
import Testing

/// A load belongs to the state: views come and go without it.
@MainActor
struct ReappearingTests {
  let asked = LockIsolated<[URL?]>([])
  let clock = TestClock()

  @Test func `loads go on after their view has disappeared`() async throws {
    let favorites = FavoritesClient.inMemory()
    let app = ViewDriver(initialState: RepositoryFeature.State(owner: "octo-sample")) {
      RepositoryFeature()
    } withDependencies: {
      $0.favoritesClient = favorites
      $0.gitHubClient.account = { _ in .mock }
      $0.gitHubClient.repositories = repositories
    } view: {
      RepositoryView(store: $0)
    }
    await app.settle()
    app.close()
    #expect(app.store.load.isLoading)
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.store.load.value?.count == 3)
    #expect(asked.value == [nil])
    _ = try await favorites.add(.numbered(3))
    await app.settle()
    #expect(app.store.state.isFavorite(id: 3))
  }

  /// Only the sender of an action can cancel its effects from outside, and views don't.
  @Test func `after its sender has cancelled a load, a refresh loads again`() async {
    let store = makeStore(.init(owner: "octo-sample"))
    await store.send(.task).cancel()
    await store.send(.task)
    #expect(asked.value == [nil])
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.repositoriesResponse) {
      $0.load = .loaded(LoadedRepositories(adding: .numbered(1...3, next: 2)))
    }
    #expect(asked.value == [nil, nil])
  }

  @Test func `a page that its client cancelled is asked for again`() async {
    let store = makeStore(.showing(.numbered(1...3, next: 2)))
    store.dependencies.gitHubClient.repositories = { _, _ in throw CancellationError() }
    await store.send(.nextPageReached)
    await store.receive(\.repositoriesResponse)
    store.dependencies.gitHubClient.repositories = repositories
    await store.send(.nextPageReached)
    await clock.advance(by: .seconds(1))
    await store.receive(\.repositoriesResponse)
    #expect(store.state.load.value?.repositories.count == 6)
    #expect(asked.value == [.page(2)])
  }

  private var repositories: @Sendable (String, URL?) async throws -> RepositoriesPage {
    { [asked, clock] _, page in
      asked.withValue { $0.append(page) }
      try await clock.sleep(for: .seconds(1))
      return page == nil ? .numbered(1...3, next: 2) : .numbered(4...6)
    }
  }

  private func makeStore(_ state: RepositoryFeature.State) -> TestStoreOf<RepositoryFeature> {
    let store = RepositoryFeatureTests.makeStore(state, repositories: repositories)
    store.exhaustivity = .off
    return store
  }
}
