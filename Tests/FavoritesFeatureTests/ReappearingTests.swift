import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import GitHubClient
import Models
import TerminalUI
import Testing

/// A load belongs to the state: views come and go without it.
@MainActor
struct ReappearingTests {
  let clock = TestClock()

  @Test func `favorites are observed after their view has disappeared`() async throws {
    let favorites = FavoritesClient.inMemory([.mock])
    let app = ViewDriver(initialState: FavoritesFeature.State()) {
      FavoritesFeature()
    } withDependencies: {
      $0.favoritesClient = favorites
    } view: {
      FavoritesView(store: $0)
    }
    await app.settle()
    app.close()
    _ = try await favorites.add(.mock2)
    await app.settle()
    #expect(app.store.rows.count == 2)
  }

  @Test func `appearing doesn't end a change`() async {
    let store = makeStore(favorites: .inMemory([.mock]), repository: repository)
    store.exhaustivity = .off
    await store.send(.addSubmitted("octo-sample/other"))
    let appearance = await store.send(.task)
    #expect(store.state.change.isLoading)
    await clock.advance(by: .seconds(1))
    await store.receive(\.changeResponse) { $0.change = .loaded(.added(.mock2, isNew: true)) }
    await appearance.cancel()
  }

  /// Only the sender of an action can cancel its effects from outside, and views don't.
  @Test func `after its sender has cancelled a change, another can be made`() async {
    let store = makeStore(favorites: .inMemory([.mock]), repository: repository)
    store.exhaustivity = .off
    await store.send(.addSubmitted("octo-sample/other")).cancel()
    #expect(store.state.change.isLoading)
    await store.send(.addSubmitted("octo-sample/other"))
    await clock.advance(by: .seconds(1))
    await store.receive(\.changeResponse) { $0.change = .loaded(.added(.mock2, isNew: true)) }
  }

  @Test func `changes that are asked for at once are all made`() async throws {
    let favorites = FavoritesClient.inMemory([.mock, .mock2, .mockBare])
    let store = Store(initialState: FavoritesFeature.State()) {
      FavoritesFeature()
    } withDependencies: {
      $0.favoritesClient = favorites
    }
    let removals = [
      store.send(.removeButtonTapped(id: Repository.mock.id)),
      store.send(.removeButtonTapped(id: Repository.mock2.id)),
    ]
    for removal in removals { await removal.finish() }
    #expect(try await favorites.all() == [.mockBare])
  }

  private var repository: @Sendable (String, String) async throws -> Repository {
    { [clock] _, _ in
      try await clock.sleep(for: .seconds(1))
      return .mock2
    }
  }
}
