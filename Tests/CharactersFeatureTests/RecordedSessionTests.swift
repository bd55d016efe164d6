import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import SessionRecording
import Testing

/// Records and replays a session, and turns it into the test in the file next to this one.
@MainActor
struct RecordedSessionTests {
  @Test func `a recorded session replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "CharactersFeature", in: CharactersCommand.recordedFeatures)
    {
      let store = Store(initialState: CharactersFeature.State()) {
        CharactersFeature().recorded()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
        $0.rickAndMortyClient.characters = { filter, page in
          guard filter.isEmpty else { throw APIError.server(status: 503) }
          return page == 1
            ? CharactersPage(page: 1, characters: [.mock], count: 2, pages: 2, nextPage: 2)
            : CharactersPage(page: 2, characters: [.mock2], count: 2, pages: 2)
        }
        $0.rickAndMortyClient.character = { _ in .mock2 }
      }
      await store.send(.task).finish()
      await store.send(.nextPageReached).finish()
      store.send(.characterTapped(id: RickAndMortyCharacter.mock2.id))
      await store.send(.detail(.presented(.refreshButtonTapped))).finish()
      await store.send(.detail(.presented(.closeButtonTapped))).finish()
      await store.send(.binding(.set(\.filter.name, "rick"))).finish()
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
  }
}
