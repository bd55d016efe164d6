import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import Testing

/// A refresh loads the pages again that are shown.
@MainActor
struct RefreshTests {
  @Test func `a failed refresh keeps the list`() async {
    let loaded = CharactersFeature.State.loaded(pages: 2)
    let store = TestStore(initialState: loaded) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, _ in throw APIError.rateLimited() }
    }
    await store.send(.refreshButtonTapped) {
      $0.request.firstPage = 1
      $0.characters = .loading(previous: loaded.characters.value)
    }
    await store.receive(\.charactersResponse) {
      $0.characters = .failed(.rateLimited(), previous: loaded.characters.value)
    }
  }

  @Test func `a refresh loads the pages that are shown, and the rows stay until all are there`() async {
    let asked = LockIsolated<[Int]>([])
    let clock = TestClock()
    let store = TestStore(initialState: CharactersFeature.State.loaded(pages: 2, count: 100)) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in
        asked.withValue { $0.append(page) }
        try await clock.sleep(for: .seconds(1))
        return .sample(page: page, count: 90, name: "New")
      }
    }
    await store.send(.refreshButtonTapped) {
      $0.request = CharactersRequest(page: 2, firstPage: 1)
      $0.characters = .loading(previous: .sample(pages: 2, count: 100))
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.charactersResponse) {
      $0.characters = .loaded(.sample(pages: 2, count: 90, name: "New"))
      $0.answeredRequest = $0.request
    }
    await store.send(.nextPageReached) {
      $0.request = CharactersRequest(page: 3)
      $0.characters.startLoading()
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse) {
      $0.characters = .loaded(.sample(pages: 3, count: 90, name: "New"))
      $0.answeredRequest = $0.request
    }
    #expect(asked.value == [1, 2, 3])
  }

  @Test func `a refresh that failed on a later page begins again`() async {
    let asked = LockIsolated<[Int]>([])
    let loaded = CharactersFeature.State.loaded(pages: 3, count: 100)
    let store = TestStore(initialState: loaded) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in
        asked.withValue { $0.append(page) }
        if asked.value.count == 2 { throw APIError.timedOut }
        return .sample(page: page, count: 100)
      }
    }
    store.exhaustivity = .off
    await store.send(.refreshButtonTapped)
    await store.receive(\.charactersResponse)
    #expect(store.state.characters == .failed(.timedOut, previous: loaded.characters.value))
    await store.send(.refreshButtonTapped)
    await store.receive(\.charactersResponse)
    #expect(store.state.characters == loaded.characters)
    #expect(asked.value == [1, 2, 1, 2, 3])
  }

  @Test func `pages that are no longer there are left out`() async {
    let asked = LockIsolated<[Int]>([])
    let store = TestStore(initialState: CharactersFeature.State.loaded(pages: 3, count: 100)) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in
        asked.withValue { $0.append(page) }
        return .sample(page: page, count: 25)
      }
    }
    store.exhaustivity = .off
    await store.send(.refreshButtonTapped)
    await store.receive(\.charactersResponse)
    #expect(store.state.characters == .loaded(.sample(pages: 2, count: 25)))
    #expect(asked.value == [1, 2])
  }
}
