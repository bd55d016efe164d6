import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import Testing

@MainActor
struct CharactersFeatureTests {
  @Test func `appearing loads the first page`() async {
    let store = TestStore(initialState: CharactersFeature.State()) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { .sample(page: $1, count: 45) }
    }
    await store.send(.task) { $0.characters = .loading(previous: nil) }
    await store.receive(\.charactersResponse) {
      $0.characters = .loaded(.sample(count: 45))
      $0.answeredRequest = CharactersRequest(page: 1)
    }
  }

  @Test func `appearing twice does not fetch twice but refreshing does`() async {
    let asked = LockIsolated(0)
    let clock = TestClock()
    let store = TestStore(initialState: CharactersFeature.State()) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in
        asked.withValue { $0 += 1 }
        try await clock.sleep(for: .seconds(1))
        return .sample(page: page, count: 20)
      }
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse)
    await store.send(.task)
    #expect(asked.value == 1)
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse)
    #expect(asked.value == 2)
  }

  @Test func `all 826 characters are reachable`() async {
    let store = TestStore(initialState: CharactersFeature.State()) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { .sample(page: $1, count: 826) }
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.charactersResponse)
    for _ in 2...42 {
      await store.send(.nextPageReached)
      await store.receive(\.charactersResponse)
    }
    #expect(store.state.characters.value?.characters.map(\.id) == Array(1...826))
    #expect(store.state.characters.value?.hasMore == false)
    await store.send(.nextPageReached)
    #expect(!store.state.characters.isLoading)
  }

  @Test func `the next page is the one after the last and null only stops`() async {
    let asked = LockIsolated<[Int]>([])
    let store = TestStore(initialState: CharactersFeature.State.loaded(pages: 2, count: 100)) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in
        asked.withValue { $0.append(page) }
        var answer = CharactersPage.sample(page: page, count: 100)
        answer.nextPage = page == 3 ? 17 : nil
        return answer
      }
    }
    store.exhaustivity = .off
    for _ in 1...4 {
      await store.send(.nextPageReached)
      await store.skipReceivedActions(strict: false)
    }
    #expect(asked.value == [3, 4])
  }

  @Test func `a page fetched twice adds no rows`() async {
    let store = TestStore(initialState: CharactersFeature.State.loaded(pages: 2, count: 100)) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in
        var again = CharactersPage.sample(page: 2, count: 100, name: "Renamed")
        again.page = page
        return again
      }
    }
    store.exhaustivity = .off
    await store.send(.nextPageReached)
    await store.receive(\.charactersResponse)
    let characters = store.state.characters.value?.characters
    #expect(characters?.map(\.id) == Array(1...40))
    #expect(characters?.last?.name == "Renamed 40")
  }

  @Test func `a failure ends loading keeps the list and retrying keeps the place`() async {
    let asked = LockIsolated<[Int]>([])
    let loaded = CharactersFeature.State.loaded(pages: 2, count: 45)
    let store = TestStore(initialState: loaded) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in
        asked.withValue { $0.append(page) }
        if asked.value.count == 1 { throw APIError.offline(detail: "") }
        return .sample(page: page, count: 45)
      }
    }
    await store.send(.nextPageReached) {
      $0.request.page = 3
      $0.characters = .loading(previous: loaded.characters.value)
    }
    await store.receive(\.charactersResponse) {
      $0.characters = .failed(.offline(detail: ""), previous: loaded.characters.value)
    }
    await store.send(.nextPageReached)
    await store.send(.refreshButtonTapped) { $0.characters.startLoading() }
    await store.receive(\.charactersResponse) {
      $0.characters = .loaded(.sample(pages: 3, count: 45))
      $0.answeredRequest?.page = 3
    }
    #expect(asked.value == [3, 3])
  }

  @Test func `no match is an empty list and no failure`() async {
    let store = TestStore(initialState: CharactersFeature.State(filter: CharacterFilter(name: "zzz"))) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, _ in .empty }
    }
    await store.send(.task) { $0.characters = .loading(previous: nil) }
    await store.receive(\.charactersResponse) {
      $0.characters = .empty
      $0.answeredRequest = $0.request
    }
    #expect(store.state.characters.error == nil)
    await store.send(.nextPageReached)
  }

  @Test(arguments: [APIError.cancelled as any Error, CancellationError()])
  func `a cancelled request isn't an error`(error: any Error) async {
    let loaded = CharactersFeature.State.loaded()
    let store = TestStore(initialState: loaded) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, _ in throw error }
    }
    await store.send(.refreshButtonTapped) {
      $0.characters = .loading(previous: loaded.characters.value)
    }
    await store.receive(\.charactersResponse) { $0.characters = loaded.characters }
  }

  @Test func `a cancelled page is the next one still`() async {
    let asked = LockIsolated<[Int]>([])
    let store = TestStore(initialState: CharactersFeature.State.loaded(pages: 1, count: 100)) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in
        asked.withValue { $0.append(page) }
        if asked.value.count == 1 { throw CancellationError() }
        return .sample(page: page, count: 100)
      }
    }
    store.exhaustivity = .off
    for _ in 1...2 {
      await store.send(.nextPageReached)
      await store.receive(\.charactersResponse)
    }
    #expect(asked.value == [2, 2])
    #expect(store.state.characters.value?.characters.map(\.id) == Array(1...40))
  }

  @Test func `a reply to another question is dropped`() async {
    var state = CharactersFeature.State.loaded()
    state.characters.startLoading()
    let store = TestStore(initialState: state) { CharactersFeature() }
    let page = CharactersPage.sample(page: 1, count: 1, name: "Late")
    await store.send(
      .charactersResponse(filter: CharacterFilter(name: "late"), page: 1, result: .success(page))
    )
    await store.send(.charactersResponse(filter: CharacterFilter(), page: 2, result: .success(page)))
  }

  @Test func `equal states have equal hashes`() {
    var presenting = CharactersFeature.State.loaded()
    presenting.detail = CharacterDetailFeature.State(character: .mock)
    let states: [CharactersFeature.State] = [CharactersFeature.State(), .loaded(), presenting]
    for state in states {
      let copy = state
      #expect(state == copy)
      #expect(state.hashValue == copy.hashValue)
    }
    #expect(presenting != .loaded())
  }

  @Test func `a client that a test did not override fails it by name`() async {
    await withKnownIssue {
      let store = TestStore(initialState: CharactersFeature.State()) { CharactersFeature() }
      store.exhaustivity = .off
      await store.send(.task)
      await store.receive(\.charactersResponse)
    } matching: { issue in
      String(describing: issue).contains("RickAndMortyClient")
    }
  }
}
