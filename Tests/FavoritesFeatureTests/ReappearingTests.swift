import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import GitHubClient
import Models
import Testing

/// A view that disappears cancels its `.task`, and sends the action again when it reappears.
@MainActor
struct ReappearingTests {
  @Test func aChangeThatWasGivenUpIsNotOnItsWayWhenTheViewComesBack() async {
    let clock = TestClock()
    let store = TestStore(initialState: FavoritesFeature.State()) {
      FavoritesFeature()
    } withDependencies: {
      $0.favoritesClient = .inMemory([.mock])
      $0.gitHubClient.repository = { _, _ in
        try await clock.sleep(for: .seconds(1))
        return .mock2
      }
    }
    store.exhaustivity = .off
    let adding = await store.send(.addSubmitted("octo-sample/other"))
    #expect(store.state.change.isLoading)
    await adding.cancel()
    let appearance = await store.send(.task) { $0.change = .idle }
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded([.mock]) }
    await appearance.cancel()
  }

  @Test func changesThatAreAskedForAtOnceAreAllMade() async throws {
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
}
