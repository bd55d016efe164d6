import ComposableArchitecture
import FavoritesClient
import Foundation
import Models
import RepositoryFeature
import Testing

@MainActor
struct FavoriteTests {
  let page = RepositoriesPage.numbered(1...3)

  @Test func `tapping the heart toggles the favorite`() async {
    let store = makeStore(.showing(page), favorites: .inMemory())
    let task = await observe(store, favorites: .empty)
    await store.send(.favoriteButtonTapped(id: 2))
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded([.numbered(2)]) }
    #expect(store.state.visibleRows.filter(\.isFavorite).map(\.id) == [2])
    await task.cancel()
  }

  @Test func `tapping twice is the identity`() async throws {
    let favorites = FavoritesClient.inMemory([.numbered(1)])
    let store = makeStore(.showing(page), favorites: favorites)
    for id in [1, 2] {
      await store.send(.favoriteButtonTapped(id: id)).finish()
      await store.send(.favoriteButtonTapped(id: id)).finish()
    }
    #expect(try await favorites.all() == [.numbered(1)])
  }

  @Test func `a reload keeps the heart and refreshes the stored copy`() async throws {
    let favorites = FavoritesClient.inMemory([.numbered(2), .mock])
    let starred = Repository.numbered(2, stars: 4_000)
    let store = makeStore(.showing(page), favorites: favorites) { _, _ in
      RepositoriesPage(repositories: [starred, .numbered(3)])
    }
    let task = await observe(store, favorites: .loaded([.numbered(2), .mock]))
    store.exhaustivity = .off
    await store.send(.refreshButtonTapped)
    await store.receive(\.repositoriesResponse)
    await store.receive(\.favoritesChanged)
    #expect(store.state.isFavorite(id: 2))
    #expect(store.state.visibleRows.first?.stars == 4_000)
    #expect(try await favorites.all() == [starred, .mock])
    await task.cancel()
  }

  @Test func `a change made elsewhere changes the heart`() async throws {
    let favorites = FavoritesClient.inMemory()
    let store = makeStore(.showing(page), favorites: favorites)
    let task = await observe(store, favorites: .empty)
    _ = try await favorites.add(.numbered(3))
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded([.numbered(3)]) }
    _ = try await favorites.remove(id: 3)
    await store.receive(\.favoritesChanged) { $0.favorites = .empty }
    await task.cancel()
  }

  @Test func `a favorite of another owner stays one and shows no row`() async {
    let store = makeStore(.showing(page), favorites: .inMemory([.mock]))
    let task = await observe(store, favorites: .loaded([.mock]))
    #expect(store.state.visibleRows.allSatisfy { !$0.isFavorite })
    await task.cancel()
  }

  @Test func `a heart that cannot be stored says why`() async {
    var favorites = FavoritesClient.inMemory([.numbered(1)])
    favorites.toggle = { _ in throw FavoritesError.diskFull(path: "/data/f") }
    let store = makeStore(.showing(page), favorites: favorites)
    let task = await observe(store, favorites: .loaded([.numbered(1)]))
    await store.send(.favoriteButtonTapped(id: 2))
    await store.receive(\.favoritesFailed) {
      $0.favorites = .failed(.diskFull(path: "/data/f"), previous: [.numbered(1)])
    }
    #expect(store.state.isFavorite(id: 1))
    await task.cancel()
  }

  @Test func `refreshing observes again after the favorites failed`() async {
    let isBusy = LockIsolated(true)
    var favorites = FavoritesClient.inMemory([.numbered(1)])
    let observe = favorites.observe
    favorites.observe = {
      isBusy.value ? .finished(throwing: FavoritesError.busy(path: "/data/f")) : observe()
    }
    let store = makeStore(.init(), favorites: favorites)
    await store.send(.task) { $0.favorites = .loading(previous: nil) }
    await store.receive(\.favoritesFailed) { $0.favorites = .failed(.busy(path: "/data/f"), previous: nil) }
    isBusy.setValue(false)
    let task = await store.send(.refreshButtonTapped) { $0.favorites.startLoading() }
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded([.numbered(1)]) }
    await task.cancel()
  }

  @Test(arguments: [CancellationError(), nil])
  func `an observation that ends isn't an error and begins again on appearing`(error: CancellationError?)
    async
  {
    let hasEnded = LockIsolated(false)
    var favorites = FavoritesClient.inMemory([.numbered(1)])
    favorites.observe = { [observe = favorites.observe] in
      defer { hasEnded.setValue(true) }
      return hasEnded.value ? observe() : .finished(throwing: error)
    }
    let store = makeStore(.init(), favorites: favorites)
    await store.send(.task) { $0.favorites = .loading(previous: nil) }
    await store.receive(\.favoritesObservationEnded) { $0.favorites = .idle }
    let task = await observe(store, favorites: .loaded([.numbered(1)]))
    await task.cancel()
  }

  @Test func `a cancelled change of the favorites isn't an error`() async {
    var favorites = FavoritesClient.inMemory()
    favorites.toggle = { _ in throw CancellationError() }
    favorites.refresh = { _ in throw CancellationError() }
    let store = makeStore(.showing(page), favorites: favorites) { _, _ in page }
    await store.send(.favoriteButtonTapped(id: 2))
    await store.send(.refreshButtonTapped) { $0.load.startLoading() }
    await store.receive(\.repositoriesResponse) { $0.load = .loaded(LoadedRepositories(adding: page)) }
  }

  @Test func `a heart of a removed row does nothing`() async {
    let store = makeStore(.showing(page))
    await store.send(.favoriteButtonTapped(id: 99))
  }

  private func observe(
    _ store: TestStoreOf<RepositoryFeature>,
    favorites: LoadState<IdentifiedArrayOf<Repository>, FavoritesError>
  ) async -> TestStoreTask {
    let task = await store.send(.task) { $0.favorites = .loading(previous: nil) }
    await store.receive(\.favoritesChanged) { $0.favorites = favorites }
    return task
  }
}
