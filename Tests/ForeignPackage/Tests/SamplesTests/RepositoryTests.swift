import ComposableArchitecture
import Testing

@testable import Samples

@MainActor
@Suite struct RepositoryTests {
  let swift = Repository(id: 1, name: "swift", stars: 10)
  let nio = Repository(id: 2, name: "swift-nio", stars: 20)

  @Test func favorites() async {
    let store = TestStore(initialState: RepositoryFeature.State()) {
      RepositoryFeature()
    } withDependencies: {
      $0.gitHub.repositories = { [swift, nio] _, page in
        page == 1 ? Page(repositories: [swift], next: 2) : Page(repositories: [swift, nio], next: nil)
      }
    }
    await store.send(.task) { $0.load = .loading(previous: nil) }
    await store.receive(\.repositoriesResponse) {
      $0.load = .loaded([self.swift])
      $0.nextPage = 2
    }
    await store.send(.favoriteButtonTapped(id: 1)) {
      $0.$favorites.withLock { $0 = [self.swift] }
    }
    await store.send(.nextPageReached) { $0.nextPage = nil }
    await store.receive(\.repositoriesResponse) {
      $0.load = .loaded([self.swift, self.nio])
    }
    await store.send(\.binding.searchText, "nio") { $0.searchText = "nio" }
    #expect(store.state.visible == [nio])
    await store.send(.set(\.searchText, "")) { $0.searchText = "" }
    await store.send(.set(\.sort, .stars)) { $0.sort = .stars }
    #expect(store.state.visible == [nio, swift])
    await store.send(.favoriteButtonTapped(id: 1)) {
      $0.$favorites.withLock { _ = $0.remove(id: 1) }
    }
  }

  @Test func owners() async {
    let store = TestStore(initialState: RootFeature.State()) {
      RootFeature()
    } withDependencies: {
      $0.gitHub.repositories = { _, _ in Page(repositories: [], next: nil) }
      $0.gitHub.account = { Account(login: $0) }
    }
    await store.send(\.repositories.ownerSubmitted, "not-a-login-")
    await store.send(\.repositories.ownerSubmitted, "swiftlang") {
      $0.repositories.owner = "swiftlang"
      $0.repositories.load = .loading(previous: nil)
    }
    await store.receive(\.repositories.delegate.ownerChanged) {
      $0.user.login = "swiftlang"
      $0.user.account = .loading(previous: nil)
    }
    store.exhaustivity = .off
    await store.skipReceivedActions()
    #expect(store.state.user.text == "swiftlang: 0 public repos | 0 followers")
    await store.send(.tabSelected(.favorites)) { $0.selectedTab = .favorites }
  }

  @Test func favoritesFeature() async {
    @Shared(.favorites) var favorites = [swift, nio]
    let store = TestStore(initialState: FavoritesFeature.State()) { FavoritesFeature() }
    await store.send(.removeButtonTapped(id: 1)) {
      $0.$favorites.withLock { $0 = [self.nio] }
    }
    #expect(favorites == [nio])
    await store.send(.sortSelected(.stars)) { $0.$sort.withLock { $0 = .stars } }
    await store.send(.deleteSwiped([0])) { $0.$favorites.withLock { $0 = [] } }
  }
}
