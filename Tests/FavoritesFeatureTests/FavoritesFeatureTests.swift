import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import Foundation
import GitHubClient
import Models
import Testing

@MainActor
struct FavoritesFeatureTests {
  @Test func `appearing shows the stored copies without a network`() async {
    let store = makeStore(favorites: .inMemory([.mock, .mock2]))
    let task = await observe(store, .loaded([.mock2, .mock]))
    #expect(
      store.state.rows == [
        RepositoryRow(repository: .mock2, isFavorite: true),
        RepositoryRow(repository: .mock, isFavorite: true),
      ]
    )
    await task.cancel()
  }

  @Test func `appearing twice observes once`() async {
    let observers = LockIsolated(0)
    var favorites = FavoritesClient.inMemory([.mock])
    favorites.observe = {
      let (stream, continuation) = AsyncThrowingStream<[Repository], any Error>.makeStream()
      observers.withValue { $0 += 1 }
      continuation.onTermination = { _ in observers.withValue { $0 -= 1 } }
      continuation.yield([.mock])
      return stream
    }
    let store = makeStore(favorites: favorites)
    store.exhaustivity = .off
    let task = await store.send(.task)
    await store.receive(\.favoritesChanged)
    store.exhaustivity = .on
    await store.send(.task)
    #expect(observers.value == 1)
    await task.cancel()
    #expect(observers.value == 0)
  }

  @Test func `without favorites it says how to add one`() async {
    let store = makeStore()
    #expect(store.state.emptyMessage == nil)
    let task = await observe(store, .empty)
    #expect(store.state.emptyMessage?.contains("favorites add OWNER/NAME") == true)
    await task.cancel()
  }

  @Test func `removing a favorite removes it everywhere`() async throws {
    let favorites = FavoritesClient.inMemory([.mock, .mock2])
    let store = makeStore(favorites: favorites)
    let task = await observe(store, .loaded([.mock2, .mock]))
    store.exhaustivity = .off
    await store.send(.removeButtonTapped(id: Repository.mock.id))
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded([.mock2]) }
    #expect(try await favorites.all() == [.mock2])
    await task.cancel()
  }

  @Test func `a change made elsewhere appears`() async throws {
    let favorites = FavoritesClient.inMemory()
    let store = makeStore(favorites: favorites)
    let task = await observe(store, .empty)
    _ = try await favorites.toggle(.mock)
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded([.mock]) }
    _ = try await favorites.clear()
    await store.receive(\.favoritesChanged) { $0.favorites = .empty }
    await task.cancel()
  }

  @Test func `clearing removes all`() async throws {
    let favorites = FavoritesClient.inMemory([.mock, .mock2])
    let store = makeStore(favorites: favorites)
    await store.send(.clearButtonTapped) {
      $0.change = .loading(previous: nil)
      $0.changeRequest = .clearance
      $0.changeCount = 1
    }
    await store.receive(\.changeResponse) { $0.change = .loaded(.cleared(count: 2)) }
    #expect(try await favorites.all() == [])
  }

  @Test func `the outcome of the second of two equal requests is shown`() async {
    let clock = TestClock()
    let removals = LockIsolated(0)
    var favorites = FavoritesClient.inMemory([.mock])
    favorites.remove = { [remove = favorites.remove] id in
      let isFirst = removals.withValue { removals in
        removals += 1
        return removals == 1
      }
      try await clock.sleep(for: .seconds(isFirst ? 1 : 2))
      if isFirst { throw FavoritesError.busy(path: "/data/f") }
      return try await remove(id)
    }
    let store = makeStore(favorites: favorites)
    store.exhaustivity = .off
    await store.send(.removeButtonTapped(id: Repository.mock.id))
    await store.send(.removeButtonTapped(id: Repository.mock.id))
    await clock.advance(by: .seconds(1))
    await store.receive(\.changeResponse)
    #expect(store.state.change.isLoading)
    await clock.advance(by: .seconds(1))
    await store.receive(\.changeResponse) {
      $0.change = .loaded(.removed(id: Repository.mock.id, wasThere: true))
    }
  }

  @Test func `a favorite that no longer exists is removed without an error`() async {
    let store = makeStore()
    await store.send(.removeButtonTapped(id: 7)) {
      $0.change = .loading(previous: nil)
      $0.changeRequest = .removal(id: 7)
      $0.changeCount = 1
    }
    await store.receive(\.changeResponse) { $0.change = .loaded(.removed(id: 7, wasThere: false)) }
  }

  @Test func `favorites that cannot be read keep what was shown`() async {
    let (stream, continuation) = AsyncThrowingStream<[Repository], any Error>.makeStream()
    var favorites = FavoritesClient.inMemory()
    favorites.observe = { stream }
    let store = makeStore(favorites: favorites)
    await store.send(.task) { $0.favorites = .loading(previous: nil) }
    continuation.yield([.mock])
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded([.mock]) }
    continuation.finish(throwing: FavoritesError.busy(path: "/data/f"))
    await store.receive(\.favoritesFailed) {
      $0.favorites = .failed(.busy(path: "/data/f"), previous: [.mock])
    }
    #expect(store.state.rows.map(\.id) == [Repository.mock.id])
    #expect(store.state.failureMessage?.contains("/data/f") == true)
  }

  @Test func `refreshing reads again after a failure`() async {
    let isBusy = LockIsolated(true)
    var favorites = FavoritesClient.inMemory([.mock])
    let stored = favorites.observe
    favorites.observe = {
      isBusy.value ? .finished(throwing: FavoritesError.busy(path: "/data/f")) : stored()
    }
    let store = makeStore(favorites: favorites)
    await store.send(.task) { $0.favorites = .loading(previous: nil) }
    await store.receive(\.favoritesFailed) { $0.favorites = .failed(.busy(path: "/data/f"), previous: nil) }
    isBusy.setValue(false)
    let task = await store.send(.refreshButtonTapped) { $0.favorites.startLoading() }
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded([.mock]) }
    await task.cancel()
  }

  @Test(arguments: [CancellationError(), nil])
  func `an observation that ends isn't an error and begins again on appearing`(error: CancellationError?)
    async
  {
    let hasEnded = LockIsolated(false)
    var favorites = FavoritesClient.inMemory([.mock])
    favorites.observe = { [observe = favorites.observe] in
      defer { hasEnded.setValue(true) }
      return hasEnded.value ? observe() : .finished(throwing: error)
    }
    let store = makeStore(favorites: favorites)
    await store.send(.task) { $0.favorites = .loading(previous: nil) }
    await store.receive(\.favoritesObservationEnded) { $0.favorites = .idle }
    let task = await observe(store, .loaded([.mock]))
    await task.cancel()
  }

  @Test func `a refresh takes the last message away`() async {
    let store = makeStore(favorites: .inMemory([.mock]))
    store.exhaustivity = .off
    await store.send(.addSubmitted("typo")) { $0.change = .failed(.invalidName("typo"), previous: nil) }
    let task = await store.send(.refreshButtonTapped) { $0.change = .idle }
    await task.cancel()
  }

  @Test(arguments: RepositorySort.allCases)
  func `every order is a function of the favorites`(sort: RepositorySort) async {
    let favorites: [Repository] = [.mock, .mock2, .mockBare]
    let store = makeStore(favorites: .inMemory(favorites))
    store.exhaustivity = .off
    let task = await observe(store, .loaded([.mock2, .mockBare, .mock]))
    await store.send(\.binding.sort, sort) { $0.sort = sort }
    #expect(store.state.rows.map(\.id) == favorites.sorted(by: sort).map(\.id))
    await task.cancel()
  }

  @Test func `each sort is followed by its reverse, and the last by the first`() async {
    let store = makeStore()
    var sorts: [RepositorySort] = []
    for _ in RepositorySort.allCases {
      sorts.append(store.state.sort)
      await store.send(.sortButtonTapped) { $0.isReversed = true }
      await store.send(.sortButtonTapped) {
        $0.sort = $0.sort.next
        $0.isReversed = false
      }
    }
    #expect(Set(sorts).count == RepositorySort.allCases.count)
    #expect(store.state == FavoritesFeature.State())
  }

  @Test func `equal states have equal hashes`() {
    let state = FavoritesFeature.State()
    var other = state
    other.favorites = .loaded([.mock])
    let copy = other
    #expect(other == copy)
    #expect(other.hashValue == copy.hashValue)
    #expect(state != other)
  }

  @Test func `a client that a test did not override fails by name`() async {
    await withKnownIssue {
      let store = TestStore(initialState: FavoritesFeature.State()) { FavoritesFeature() }
      store.exhaustivity = .off
      await store.send(.clearButtonTapped).finish()
    } matching: { issue in
      String(describing: issue).contains("FavoritesClient.clear")
    }
  }

  private func observe(
    _ store: TestStoreOf<FavoritesFeature>,
    _ favorites: LoadState<IdentifiedArrayOf<Repository>, FavoritesError>
  ) async -> TestStoreTask {
    let task = await store.send(.task) { $0.favorites = .loading(previous: nil) }
    await store.receive(\.favoritesChanged) { $0.favorites = favorites }
    return task
  }
}

/// Returns a store with favorites in memory and scripted responses of GitHub.
@MainActor
func makeStore(
  favorites: FavoritesClient = .inMemory(),
  repository: (@Sendable (String, String) async throws -> Repository)? = nil
) -> TestStoreOf<FavoritesFeature> {
  TestStore(initialState: FavoritesFeature.State()) {
    FavoritesFeature()
  } withDependencies: {
    $0.favoritesClient = favorites
    if let repository { $0.gitHubClient.repository = repository }
  }
}
