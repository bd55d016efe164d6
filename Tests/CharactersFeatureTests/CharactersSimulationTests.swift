import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import Simulation
import Testing

@MainActor
struct CharactersSimulationTests {
  @Test func `no order of answers, pauses and filters shows characters of another filter`() async {
    await simulate(CharactersFeature.State()) {
      CharactersFeature()
    } dependencies: {
      $0.rickAndMortyClient.characters = { filter, page in
        let characters = page <= 3 ? [character(page, filter.name)] : []
        let next = page < 3 ? page + 1 : nil
        let result = CharactersPage(page: page, characters: characters, count: 3, pages: 3, nextPage: next)
        let none = CharactersPage(page: 1, characters: [], count: 0, pages: 0)
        return try await answer(
          "characters(\(filter.name), \(page))",
          .value(result),
          .failure(APIError.timedOut),
          .value(page == 1 ? none : result)
        )
      }
      $0.rickAndMortyClient.character = { id in
        try await answer("character(\(id))", .value(character(id, "")), .failure(APIError.timedOut))
      }
    } user: { state in
      [
        .task, .nextPageReached, .refreshButtonTapped,
        .binding(.set(\.filter.name, draw(.one(of: "", "rick", "morty")))),
      ]
        + (state.characters.value?.characters.prefix(1).map { .characterTapped(id: $0.id) } ?? [])
        + (state.detail == nil
          ? []
          : [
            .detail(.presented(.task)), .detail(.presented(.refreshButtonTapped)),
            .detail(.presented(.closeButtonTapped)), .detail(.dismiss),
          ])
    } always: { state in
      let shown = state.characters.value?.characters.map(\.id) ?? []
      #expect(shown == Array(1...3).prefix(shown.count).map(\.self))
    } atRest: { state in
      guard case .loaded(let list) = state.characters else { return }
      #expect(list.characters.allSatisfy { $0.name == state.filter.name })
      #expect(list.hasMore == (list.characters.count < 3))
    }
  }
}

private func character(_ id: Int, _ name: String) -> RickAndMortyCharacter {
  var character = RickAndMortyCharacter.mock
  character.id = id
  character.name = name
  return character
}
