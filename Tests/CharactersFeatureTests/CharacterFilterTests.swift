import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import Testing

@MainActor
struct CharacterFilterTests {
  let clock = TestClock()
  let asked = LockIsolated<[CharactersRequest]>([])

  @Test func `typing asks once it has rested for 300 milliseconds`() async {
    let store = store(.loaded(pages: 2))
    await store.send(.binding(.set(\.filter.name, "r"))) { $0.filter.name = "r" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.binding(.set(\.filter.name, "ri"))) { $0.filter.name = "ri" }
    await clock.advance(by: .milliseconds(299))
    #expect(asked.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.filterSettled) {
      $0.request = CharactersRequest(filter: CharacterFilter(name: "ri"))
      $0.characters = .loading(previous: .sample(pages: 2, count: 45))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse) {
      $0.characters = .loaded(.sample(count: 3, name: "ri"))
      $0.answeredRequest = CharactersRequest(filter: CharacterFilter(name: "ri"))
    }
    #expect(asked.value == [CharactersRequest(filter: CharacterFilter(name: "ri"))])
  }

  @Test func `typing cancels what is in flight`() async {
    let store = store(CharactersFeature.State())
    await store.send(.task) { $0.characters = .loading(previous: nil) }
    await store.send(.binding(.set(\.filter.species, "Human"))) {
      $0.filter.species = "Human"
      $0.characters = .idle
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.filterSettled) {
      $0.request.filter.species = "Human"
      $0.characters = .loading(previous: nil)
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse) {
      $0.characters = .loaded(.sample(count: 3, name: ""))
      $0.answeredRequest = $0.request
    }
  }

  @Test func `typing and deleting asks nothing`() async {
    let store = store(.loaded())
    await store.send(.binding(.set(\.filter.name, "r"))) { $0.filter.name = "r" }
    await store.send(.binding(.set(\.filter.name, ""))) { $0.filter.name = "" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.filterSettled)
    #expect(asked.value.isEmpty)
  }

  @Test func `typing and deleting while a page loads asks for that page again`() async {
    let store = store(.loaded())
    store.exhaustivity = .off
    await store.send(.nextPageReached)
    await store.send(.binding(.set(\.filter.name, "r")))
    await store.send(.binding(.set(\.filter.name, "")))
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.filterSettled)
    await store.send(.nextPageReached)
    #expect(asked.value.map(\.page) == [2, 2])
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse)
  }

  @Test(arguments: [CharactersFeature.State.loaded(), .withoutMatch])
  func `a filter that was left before its answer is asked for again`(state: CharactersFeature.State) async {
    let store = store(state)
    store.exhaustivity = .off
    for name in ["rick", "ricks", "rick"] {
      await store.send(.binding(.set(\.filter.name, name)))
      if name == "rick" {
        await clock.advance(by: .milliseconds(300))
        await store.receive(\.filterSettled)
      }
    }
    #expect(asked.value.map(\.filter.name) == ["rick", "rick"])
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse)
    #expect(store.state.characters == .loaded(.sample(count: 3, name: "rick")))
  }

  @Test func `the status and the gender filter too`() async {
    let store = store(.loaded())
    store.exhaustivity = .off
    await store.send(.binding(.set(\.filter.status, .dead)))
    await store.send(.binding(.set(\.filter.gender, .female)))
    await store.send(.binding(.set(\.filter.type, "Parasite")))
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.filterSettled)
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse)
    #expect(
      asked.value == [
        CharactersRequest(filter: CharacterFilter(status: .dead, type: "Parasite", gender: .female))
      ]
    )
  }

  @Test func `the end of the list asks nothing while the filter is newer`() async {
    let store = store(.loaded())
    store.exhaustivity = .off
    await store.send(.binding(.set(\.filter.name, "r")))
    await store.send(.nextPageReached)
    #expect(!store.state.characters.isLoading)
    await clock.advance(by: .seconds(2))
    #expect(asked.value.map(\.page) == [1])
    await store.skipReceivedActions(strict: false)
  }

  @Test func `refreshing does not wait for the filter to settle`() async {
    let store = store(.loaded())
    store.exhaustivity = .off
    await store.send(.binding(.set(\.filter.name, "r")))
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(2))
    await store.receive(\.charactersResponse)
    await store.finish()
    #expect(asked.value == [CharactersRequest(filter: CharacterFilter(name: "r"))])
  }

  @Test func `retrying after the filter changed asks for its first page`() async {
    var state = CharactersFeature.State.loaded(pages: 2)
    state.characters.fail(with: .timedOut)
    state.filter.name = "morty"
    let store = store(state)
    store.exhaustivity = .off
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.charactersResponse)
    #expect(asked.value == [CharactersRequest(filter: CharacterFilter(name: "morty"))])
  }

  /// Creates a store whose responses take a second and name their characters after the filter.
  private func store(_ state: CharactersFeature.State) -> TestStoreOf<CharactersFeature> {
    TestStore(initialState: state) {
      CharactersFeature()
    } withDependencies: { [clock, asked] in
      $0.continuousClock = clock
      $0.rickAndMortyClient.characters = { filter, page in
        asked.withValue { $0.append(CharactersRequest(filter: filter, page: page)) }
        try await clock.sleep(for: .seconds(1))
        return .sample(page: page, count: 3, name: filter.name)
      }
    }
  }
}

extension CharactersFeature.State {
  /// The state after a search without a match.
  fileprivate static var withoutMatch: Self {
    var state = Self(filter: CharacterFilter(name: "zzz"))
    state.characters = .empty
    state.answeredRequest = state.request
    return state
  }
}
