import Dependencies
import Models

/// rickandmortyapi.com: the characters of the series.
///
/// Its endpoints throw only ``Models/APIError``.
@DependencyClient
public struct RickAndMortyClient: Sendable {
  /// Returns one page (from 1) of the characters that match a filter.
  ///
  /// If nothing matches, or the page is past the end, the result is a page without characters.
  public var characters: @Sendable (_ filter: CharacterFilter, _ page: Int) async throws -> CharactersPage

  /// Returns one character.
  ///
  /// - Throws: ``Models/APIError/notFound(resource:service:examples:)`` if no character has that ID.
  public var character: @Sendable (_ id: Int) async throws -> RickAndMortyCharacter

  /// Returns several characters at once, in the order of their IDs. IDs that don't exist are left out.
  public var charactersWithIDs: @Sendable (_ ids: [Int]) async throws -> [RickAndMortyCharacter]
}

extension RickAndMortyClient: TestDependencyKey {
  public static let testValue = RickAndMortyClient()

  /// Two sample characters, without a network.
  public static let previewValue = RickAndMortyClient(
    characters: { _, page in page == 1 ? .mock : .empty },
    character: { id in
      guard let character = CharactersPage.mock.characters.first(where: { $0.id == id }) else {
        throw APIError.notFound(resource: "character \(id)")
      }
      return character
    },
    charactersWithIDs: { ids in CharactersPage.mock.characters.filter { ids.contains($0.id) } }
  )
}

extension DependencyValues {
  /// The client of rickandmortyapi.com.
  public var rickAndMortyClient: RickAndMortyClient {
    get { self[RickAndMortyClient.self] }
    set { self[RickAndMortyClient.self] = newValue }
  }
}
