import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import TerminalUI
import Testing

/// Links to a character, such as `characters/9999`.
@MainActor
struct CharactersLinkTests {
  @Test func `a character that doesn't exist has no neighbors`() async {
    var state = CharactersFeature.State()
    state.detail = CharacterDetailFeature.State(id: 9999)
    let app = ViewDriver(initialState: state, width: 80, height: 24) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { .sample(page: $1, count: 65) }
      $0.rickAndMortyClient.character = { throw APIError.notFound(resource: "character \($0)") }
    } view: {
      CharactersView(store: $0)
    }
    await app.settle()
    #expect(app.text.contains("✗ character 9999 does not exist"))
    #expect(app.frame.lines.last?.contains("r Refresh") == true)
    #expect(app.frame.lines.last?.contains("Next") == false)
    #expect(app.frame.lines.last?.contains("Previous") == false)
  }
}
