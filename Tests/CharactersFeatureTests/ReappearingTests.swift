import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import TerminalUI
import Testing

/// A load belongs to the state: views come and go without it.
@MainActor
struct ReappearingTests {
  let asked = LockIsolated<[Int]>([])
  let clock = TestClock()

  @Test func `a load goes on after its view has disappeared`() async {
    let app = ViewDriver(initialState: CharactersFeature.State()) {
      CharactersFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.rickAndMortyClient.characters = characters
    } view: {
      CharactersView(store: $0)
    }
    await app.settle()
    app.close()
    #expect(app.store.characters.isLoading)
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.store.characters == .loaded(.sample(count: 45)))
    #expect(asked.value == [1])
  }

  /// Only the sender of an action can cancel its effects from outside, and views don't.
  @Test func `after its sender has cancelled a load, a refresh loads again`() async {
    let store = makeStore(CharactersFeature.State())
    await store.send(.task) { $0.characters = .loading(previous: nil) }.cancel()
    await store.send(.task)
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse) {
      $0.characters = .loaded(.sample(count: 45))
      $0.answeredRequest = CharactersRequest(page: 1)
    }
    #expect(asked.value == [1, 1])
  }

  @Test func `a change of the filter replaces a load that its sender has cancelled`() async {
    let store = makeStore(CharactersFeature.State())
    store.exhaustivity = .off
    await store.send(.task).cancel()
    await store.send(.binding(.set(\.filter.name, "rick"))) { $0.characters = .idle }
    await store.send(.task) { $0.request.filter.name = "rick" }
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse)
    #expect(!store.state.characters.isLoading)
  }

  @Test func `the detail loads again too`() async {
    let store = TestStore(initialState: CharacterDetailFeature.State(id: 900)) {
      CharacterDetailFeature()
    } withDependencies: {
      $0.rickAndMortyClient.character = character
    }
    await store.send(.task) { $0.character = .loading(previous: nil) }.cancel()
    await store.send(.task)
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.characterResponse) { $0.character = .loaded(.mock) }
    #expect(asked.value == [900, 900])
  }

  @Test func `a detail that is closed ends its request`() async {
    let store = makeStore(.loaded())
    await store.send(.characterTapped(id: 7)) {
      $0.detail = CharacterDetailFeature.State(character: .sample(7))
    }
    await store.send(\.detail.refreshButtonTapped) { $0.detail?.character.startLoading() }
    await store.send(\.detail.dismiss) { $0.detail = nil }
    await store.finish()
    #expect(asked.value == [7])
    await store.send(.characterTapped(id: 7)) {
      $0.detail = CharacterDetailFeature.State(character: .sample(7))
    }
  }

  private var characters: @Sendable (CharacterFilter, Int) async throws -> CharactersPage {
    { [asked, clock] _, page in
      asked.withValue { $0.append(page) }
      try await clock.sleep(for: .seconds(1))
      return .sample(page: page, count: 45)
    }
  }

  private var character: @Sendable (Int) async throws -> RickAndMortyCharacter {
    { [asked, clock] id in
      asked.withValue { $0.append(id) }
      try await clock.sleep(for: .seconds(1))
      return .mock
    }
  }

  private func makeStore(_ state: CharactersFeature.State) -> TestStoreOf<CharactersFeature> {
    TestStore(initialState: state) {
      CharactersFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.rickAndMortyClient.character = character
      $0.rickAndMortyClient.characters = characters
    }
  }
}
