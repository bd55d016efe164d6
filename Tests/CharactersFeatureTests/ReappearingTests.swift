import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import Testing

/// A view that disappears cancels its `.task`, and sends the action again when it reappears.
@MainActor
struct ReappearingTests {
  let asked = LockIsolated<[Int]>([])
  let clock = TestClock()

  @Test func aViewThatDisappearsInTheMiddleLoadsAgainWhenItComesBack() async {
    let store = makeStore(CharactersFeature.State())
    let appearance = await store.send(.task) { $0.characters = .loading(previous: nil) }
    await appearance.cancel()
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse) { $0.characters = .loaded(.sample(count: 45)) }
    #expect(asked.value == [1, 1])
  }

  @Test func aPageThatWasGivenUpIsAskedForAgain() async {
    let store = makeStore(.loaded(pages: 1, count: 45))
    store.exhaustivity = .off
    let paging = await store.send(.nextPageReached)
    await paging.cancel()
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse) { $0.characters = .loaded(.sample(pages: 2, count: 45)) }
    #expect(asked.value == [2, 2])
  }

  @Test func theFilterThatIsSetWhenTheViewComesBackIsTheOneAskedFor() async {
    let store = makeStore(CharactersFeature.State())
    store.exhaustivity = .off
    let appearance = await store.send(.task)
    await appearance.cancel()
    let typing = await store.send(.binding(.set(\.filter.name, "rick")))
    await typing.cancel()
    await store.send(.task) { $0.request.filter.name = "rick" }
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse)
    #expect(!store.state.characters.isLoading)
  }

  @Test func theDetailLoadsAgainToo() async {
    let store = TestStore(initialState: CharacterDetailFeature.State(id: 900)) {
      CharacterDetailFeature()
    } withDependencies: { [asked, clock] in
      $0.rickAndMortyClient.character = { id in
        asked.withValue { $0.append(id) }
        try await clock.sleep(for: .seconds(1))
        return .mock
      }
    }
    let appearance = await store.send(.task) { $0.character = .loading(previous: nil) }
    await appearance.cancel()
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.characterResponse) { $0.character = .loaded(.mock) }
    #expect(asked.value == [900, 900])
  }

  private func makeStore(_ state: CharactersFeature.State) -> TestStoreOf<CharactersFeature> {
    TestStore(initialState: state) {
      CharactersFeature()
    } withDependencies: { [asked, clock] in
      $0.continuousClock = clock
      $0.rickAndMortyClient.characters = { _, page in
        asked.withValue { $0.append(page) }
        try await clock.sleep(for: .seconds(1))
        return .sample(page: page, count: 45)
      }
    }
  }
}
