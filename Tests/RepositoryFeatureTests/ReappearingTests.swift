import ComposableArchitecture
import Foundation
import Models
import RepositoryFeature
import Testing

/// A view that disappears cancels its `.task`, and sends the action again when it reappears.
@MainActor
struct ReappearingTests {
  let asked = LockIsolated<[URL?]>([])
  let clock = TestClock()

  @Test func aViewThatDisappearsInTheMiddleLoadsAgainWhenItComesBack() async {
    let store = makeStore(.init(owner: "octo-sample"))
    let appearance = await store.send(.task)
    await appearance.cancel()
    let again = await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.repositoriesResponse) {
      $0.load = .loaded(LoadedRepositories(adding: .numbered(1...3, next: 2)))
    }
    #expect(asked.value == [nil, nil])
    #expect(!store.state.favorites.isLoading)
    await again.cancel()
  }

  @Test func aPageThatWasGivenUpIsAskedForAgain() async {
    let store = makeStore(.showing(.numbered(1...3, next: 2)))
    let paging = await store.send(.nextPageReached)
    await paging.cancel()
    let appearance = await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.repositoriesResponse)
    #expect(store.state.load.value?.repositories.count == 6)
    #expect(!store.state.load.isLoading)
    #expect(asked.value == [.page(2), .page(2)])
    await appearance.cancel()
  }

  private func makeStore(_ state: RepositoryFeature.State) -> TestStoreOf<RepositoryFeature> {
    let store = RepositoryFeatureTests.makeStore(state) { [asked, clock] _, page in
      asked.withValue { $0.append(page) }
      try await clock.sleep(for: .seconds(1))
      return page == nil ? .numbered(1...3, next: 2) : .numbered(4...6)
    }
    store.exhaustivity = .off
    return store
  }
}
