import ComposableArchitecture
import FavoritesClient
import Foundation
import Models
import RepositoryFeature
import Testing

@MainActor
struct LoadingTests {
  let page1 = RepositoriesPage.numbered(1...3, next: 2)
  let page2 = RepositoriesPage.numbered(4...5)

  @Test func `appearing loads the first page and the favorites`() async {
    let store = makeStore(favorites: .inMemory([.mock])) { _, _ in .numbered(1...3, next: 2) }
    let task = await store.send(.task) {
      $0.favorites = .loading(previous: nil)
      $0.load = .loading(previous: nil)
      $0.request = RepositoriesRequest(owner: "octo-sample")
    }
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded([.mock]) }
    await store.receive(\.repositoriesResponse) { $0.load = .loaded(LoadedRepositories(adding: page1)) }
    await task.cancel()
  }

  @Test func `appearing twice does not fetch twice`() async {
    let asked = LockIsolated(0)
    let clock = TestClock()
    let store = makeStore { _, _ in
      asked.withValue { $0 += 1 }
      try await clock.sleep(for: .seconds(1))
      return .numbered(1...3)
    }
    store.exhaustivity = .off
    let task = await store.send(.task)
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.repositoriesResponse)
    store.exhaustivity = .on
    await store.send(.task)
    #expect(asked.value == 1)
    await task.cancel()
  }

  @Test func `without an owner nothing is loaded`() async {
    let store = makeStore(.init())
    let task = await store.send(.task) { $0.favorites = .loading(previous: nil) }
    await store.receive(\.favoritesChanged) { $0.favorites = .empty }
    await task.cancel()
  }

  @Test func `an account without repositories is empty`() async {
    let store = makeStore(.init()) { _, _ in RepositoriesPage(repositories: []) }
    await store.send(.ownerSubmitted("nobody")) {
      $0.owner = "nobody"
      $0.load = .loading(previous: nil)
      $0.request = RepositoriesRequest(owner: "nobody")
    }
    await store.receive(\.delegate.ownerSelected, "nobody")
    await store.receive(\.repositoriesResponse) { $0.load = .empty }
  }

  @Test func `a new owner is loaded and told to the parent`() async {
    let store = makeStore(.showing(page1)) { owner, _ in .numbered(7...8, owner: owner) }
    await store.send(.ownerSubmitted(" ada-sample ")) {
      $0.owner = "ada-sample"
      $0.load = .loading(previous: nil)
      $0.request = RepositoriesRequest(owner: "ada-sample")
    }
    await store.receive(\.delegate.ownerSelected, "ada-sample")
    await store.receive(\.repositoriesResponse) {
      $0.load = .loaded(LoadedRepositories(adding: .numbered(7...8, owner: "ada-sample")))
    }
  }

  @Test(arguments: ["", "-", "a--b", "-a", "a-", "a b", "a/b", "ä", "a_b", String(repeating: "a", count: 40)])
  func `an invalid login is not requested`(text: String) async {
    let store = makeStore(.showing(page1))
    store.exhaustivity = .off
    await store.send(.ownerSubmitted(text))
    #expect(store.state.failureMessage?.contains("isn't a GitHub login") == true)
    #expect(store.state.owner == "octo-sample")
    #expect(store.state.visibleRows.count == 3)
  }

  @Test(arguments: ["a", "A-1-b", "0", String(repeating: "a", count: 39)])
  func `every login is asked for`(login: String) async {
    let asked = LockIsolated<[String]>([])
    let store = makeStore(.init()) { owner, _ in
      asked.withValue { $0.append(owner) }
      return .numbered(1...1, owner: owner)
    }
    store.exhaustivity = .off
    await store.send(.ownerSubmitted(login))
    await store.receive(\.repositoriesResponse)
    #expect(asked.value == [login])
  }

  @Test func `refreshing fetches again`() async {
    let store = makeStore(.showing(page1)) { _, _ in .numbered(2...4) }
    await store.send(.refreshButtonTapped) {
      $0.load = .loading(previous: LoadedRepositories(adding: page1))
    }
    await store.receive(\.repositoriesResponse) {
      $0.load = .loaded(LoadedRepositories(adding: .numbered(2...4)))
    }
  }

  @Test func `a failed reload keeps the previous rows`() async {
    let store = makeStore(.showing(page1)) { _, _ in throw APIError.offline(detail: "no route") }
    let previous = LoadedRepositories(adding: page1)
    await store.send(.refreshButtonTapped) { $0.load = .loading(previous: previous) }
    await store.receive(\.repositoriesResponse) {
      $0.load = .failed(.offline(detail: "no route"), previous: previous)
    }
    #expect(store.state.visibleRows.map(\.id) == [1, 2, 3])
    #expect(store.state.failureMessage?.contains("no route") == true)
  }

  @Test func `a cancelled request isn't an error`() async {
    let store = makeStore(.showing(page1)) { _, _ in throw CancellationError() }
    let previous = LoadedRepositories(adding: page1)
    await store.send(.refreshButtonTapped) { $0.load = .loading(previous: previous) }
    await store.receive(\.repositoriesResponse) { $0.load = .loaded(previous) }
    #expect(store.state.failureMessage == nil)
  }

  @Test func `a reply for an owner that is no longer shown is dropped`() async {
    let clock = TestClock()
    let store = makeStore(.showing(page1, owner: "b")) { owner, _ in
      try await clock.sleep(for: .seconds(1))
      return .numbered(7...8, owner: owner)
    }
    await store.send(.repositoriesResponse(owner: "a", page: .page(2), result: .success(page2)))
    await store.send(.refreshButtonTapped) {
      $0.load = .loading(previous: LoadedRepositories(adding: page1))
      $0.request = RepositoriesRequest(owner: "b")
    }
    await store.send(.repositoriesResponse(owner: "a", page: nil, result: .success(page2)))
    await store.send(.repositoriesResponse(owner: "b", page: .page(2), result: .success(page2)))
    await clock.advance(by: .seconds(1))
    await store.receive(\.repositoriesResponse) {
      $0.load = .loaded(LoadedRepositories(adding: .numbered(7...8, owner: "b")))
    }
  }

  @Test func `a reply that isn't expected is dropped`() async {
    let store = makeStore(.showing(page1))
    await store.send(.repositoriesResponse(owner: "octo-sample", page: nil, result: .success(page2)))
    await store.send(.repositoriesResponse(owner: "octo-sample", page: nil, result: .failure(.timedOut)))
  }

  @Test func `a page of owner A that arrives after a switch to owner B is dropped`() async {
    let clock = TestClock()
    let store = makeStore(.showing(page1, owner: "a")) { owner, page in
      try? await Task.detached { try await clock.sleep(for: .seconds(page == nil ? 1 : 2)) }.value
      return page == nil ? .numbered(7...8, owner: owner) : .numbered(4...5, owner: owner)
    }
    store.exhaustivity = .off
    await store.send(.nextPageReached)
    await store.send(.ownerSubmitted("b"))
    await clock.advance(by: .seconds(3))
    await store.receive(\.repositoriesResponse)
    await store.finish()
    await store.skipReceivedActions(strict: false)
    #expect(store.state.visibleRows.map(\.fullName) == ["b/kit-7", "b/kit-8"])
    #expect(store.state.owner == "b")
  }
}
