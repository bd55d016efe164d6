import ComposableArchitecture
import Foundation
import Models
import RepositoryFeature
import Testing

@MainActor
struct PagingTests {
  let page1 = RepositoriesPage.numbered(1...3, next: 2)

  @Test func `reaching the end loads the next page`() async {
    let store = makeStore(.showing(page1)) { _, page in
      #expect(page == .page(2))
      return .numbered(4...5)
    }
    await store.send(.nextPageReached) {
      $0.load = .loading(previous: LoadedRepositories(adding: page1))
      $0.request = RepositoriesRequest(owner: "octo-sample", page: .page(2))
    }
    await store.receive(\.repositoriesResponse) {
      $0.load = .loaded(LoadedRepositories(LoadedRepositories(adding: page1), adding: .numbered(4...5)))
    }
    #expect(store.state.visibleRows.map(\.id) == [1, 2, 3, 4, 5])
    await store.send(.nextPageReached)
  }

  @Test func `reaching the end twice loads one page`() async {
    let clock = TestClock()
    let asked = LockIsolated(0)
    let store = makeStore(.showing(page1)) { _, _ in
      asked.withValue { $0 += 1 }
      try await clock.sleep(for: .seconds(1))
      return .numbered(4...5)
    }
    store.exhaustivity = .off
    await store.send(.nextPageReached)
    await store.send(.nextPageReached)
    await clock.advance(by: .seconds(1))
    await store.receive(\.repositoriesResponse)
    #expect(store.state.visibleRows.count == 5)
    #expect(asked.value == 1)
  }

  @Test func `every page is reachable`() async {
    let store = makeStore { _, page in
      let number = page.flatMap { Int($0.lastPathComponent) } ?? 1
      let first = (number - 1) * 10 + 1
      return .numbered(first...(first + 9), next: number < 7 ? number + 1 : nil)
    }
    store.exhaustivity = .off
    await store.send(.ownerSubmitted("octo-sample"))
    await store.receive(\.repositoriesResponse)
    while store.state.hasMorePages {
      await store.send(.nextPageReached)
      await store.receive(\.repositoriesResponse)
    }
    #expect(store.state.visibleRows.map(\.id) == Array(1...70))
  }

  @Test func `a repository that moved to the next page is not there twice`() async {
    let store = makeStore(.showing(page1)) { _, _ in .numbered(3...5) }
    store.exhaustivity = .off
    await store.send(.nextPageReached)
    await store.receive(\.repositoriesResponse)
    #expect(store.state.visibleRows.map(\.id) == [1, 2, 3, 4, 5])
  }

  @Test func `links that lead in a circle end`() async {
    let store = makeStore(.showing(page1)) { _, _ in .numbered(1...3, next: 2) }
    store.exhaustivity = .off
    await store.send(.nextPageReached)
    await store.receive(\.repositoriesResponse)
    #expect(!store.state.hasMorePages)
  }

  @Test func `a reload brings as many as there were`() async {
    let page2 = RepositoriesPage.numbered(4...6, next: 3)
    let store = makeStore(.showing(page1, page2)) { _, page in
      page == nil ? .numbered(1...3, next: 2) : .numbered(4...6, next: 3)
    }
    store.exhaustivity = .off
    await store.send(.refreshButtonTapped)
    await store.receive(\.repositoriesResponse)
    #expect(store.state.visibleRows.map(\.id) == Array(1...6))
    #expect(store.state.load.value?.nextPage == .page(3))
  }

  @Test func `retrying a failed page keeps the place`() async {
    let isOffline = LockIsolated(true)
    let store = makeStore(.showing(page1)) { _, page in
      #expect(page == .page(2))
      if isOffline.value { throw APIError.timedOut }
      return .numbered(4...5)
    }
    store.exhaustivity = .off
    await store.send(.nextPageReached)
    await store.receive(\.repositoriesResponse)
    #expect(store.state.load.error == .timedOut)
    #expect(store.state.visibleRows.map(\.id) == [1, 2, 3])
    isOffline.setValue(false)
    await store.send(.refreshButtonTapped)
    await store.receive(\.repositoriesResponse)
    #expect(store.state.visibleRows.map(\.id) == [1, 2, 3, 4, 5])
  }
}
