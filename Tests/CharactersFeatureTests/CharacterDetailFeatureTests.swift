import CharactersFeature
import ComposableArchitecture
import Foundation
import Models
import RickAndMortyClient
import Testing

@MainActor
struct CharacterDetailFeatureTests {
  @Test func `a tapped character is presented without asking for it`() async {
    let store = TestStore(initialState: CharactersFeature.State.loaded()) { CharactersFeature() }
    await store.send(.characterTapped(id: 7)) {
      $0.detail = CharacterDetailFeature.State(character: .sample(7))
    }
    await store.send(\.detail.task)
    await store.send(\.detail.closeButtonTapped)
    await store.receive(\.detail.dismiss) { $0.detail = nil }
  }

  @Test func `at the last character of the pages loaded so far the next page is loaded`() async {
    let store = TestStore(initialState: CharactersFeature.State.loaded(pages: 1, count: 45)) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in .sample(page: page, count: 45) }
    }
    await store.send(.characterTapped(id: 19)) {
      $0.detail = CharacterDetailFeature.State(character: .sample(19))
    }
    #expect(store.state.hasNext && store.state.hasPrevious)
    await store.send(\.detail.nextButtonTapped)
    await store.receive(\.detail.delegate) {
      $0.selectedID = 20
      $0.detail = CharacterDetailFeature.State(character: .sample(20))
      $0.request.page = 2
      $0.characters.startLoading()
    }
    #expect(!store.state.hasNext)
    await store.receive(\.charactersResponse) {
      $0.characters = .loaded(.sample(pages: 2, count: 45))
      $0.answeredRequest = $0.request
    }
    #expect(store.state.hasNext)
  }

  @Test func `a character that is not in the list is not presented`() async {
    let store = TestStore(initialState: CharactersFeature.State.loaded()) { CharactersFeature() }
    await store.send(.characterTapped(id: 1000))
  }

  @Test func `a character known only by ID is fetched once`() async {
    let asked = LockIsolated<[Int]>([])
    let store = TestStore(initialState: CharacterDetailFeature.State(id: 900)) {
      CharacterDetailFeature()
    } withDependencies: {
      $0.rickAndMortyClient.character = { id in
        asked.withValue { $0.append(id) }
        return .mock
      }
    }
    await store.send(.task) { $0.character = .loading(previous: nil) }
    await store.receive(\.characterResponse) { $0.character = .loaded(.mock) }
    await store.send(.task)
    #expect(asked.value == [900])
  }

  @Test func `an unknown ID is not found`() async {
    let error = APIError.notFound(resource: "character 9000")
    let store = TestStore(initialState: CharacterDetailFeature.State(id: 9000)) {
      CharacterDetailFeature()
    } withDependencies: {
      $0.rickAndMortyClient.character = { _ in throw error }
    }
    await store.send(.task) { $0.character = .loading(previous: nil) }
    await store.receive(\.characterResponse) { $0.character = .failed(error, previous: nil) }
  }

  @Test func `a failed refresh keeps the character`() async {
    let store = TestStore(initialState: CharacterDetailFeature.State(character: .mock)) {
      CharacterDetailFeature()
    } withDependencies: {
      $0.rickAndMortyClient.character = { _ in throw APIError.timedOut }
    }
    await store.send(.refreshButtonTapped) { $0.character = .loading(previous: .mock) }
    await store.receive(\.characterResponse) { $0.character = .failed(.timedOut, previous: .mock) }
  }

  @Test func `a reply about another character is dropped`() async {
    var state = CharacterDetailFeature.State(character: .sample(1))
    state.character.startLoading()
    let store = TestStore(initialState: state) { CharacterDetailFeature() }
    await store.send(.characterResponse(id: 2, result: .success(.sample(2))))
  }

  @Test func `an empty type has a placeholder`() {
    #expect(RickAndMortyCharacter.mock.typeText == "-")
    #expect(RickAndMortyCharacter.mock2.typeText == "Parasite")
  }

  @Test func `an unknown status or gender is kept and shown`() async throws {
    let words = try JSONDecoder().decode(
      Words.self,
      from: Data(#"{"status": "Cloned", "gender": "Gas"}"#.utf8)
    )
    var character = RickAndMortyCharacter.mock
    character.status = words.status
    character.gender = words.gender
    let store = TestStore(initialState: CharacterDetailFeature.State(id: character.id)) {
      CharacterDetailFeature()
    } withDependencies: { [character] in
      $0.rickAndMortyClient.character = { _ in character }
    }
    await store.send(.task) { $0.character = .loading(previous: nil) }
    await store.receive(\.characterResponse) { $0.character = .loaded(character) }
    #expect(store.state.character.value?.status == .unknown("Cloned"))
    #expect(store.state.character.value?.gender == .unknown("Gas"))
  }
}

private struct Words: Decodable {
  var status: CharacterStatus
  var gender: CharacterGender
}
