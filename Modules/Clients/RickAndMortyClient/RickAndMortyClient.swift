import Dependencies
import Models

/// rickandmortyapi.com: the characters of the series.
///
/// Its endpoints throw ``Models/APIError`` and nothing else.
@DependencyClient
public struct RickAndMortyClient: Sendable {
  /// One page (from 1) of the characters that a filter lets through.
  ///
  /// That nothing matches is no error but a page without characters, and so is a page past the end.
  public var characters: @Sendable (_ filter: CharacterFilter, _ page: Int) async throws -> CharactersPage

  /// One character.
  ///
  /// - Throws: ``Models/APIError/notFound(resource:service:)`` where there is none with that id.
  public var character: @Sendable (_ id: Int) async throws -> RickAndMortyCharacter

  /// Several characters at once, in the order of their ids. Ids that do not exist are left out.
  public var charactersWithIDs: @Sendable (_ ids: [Int]) async throws -> [RickAndMortyCharacter]
}

extension RickAndMortyClient: TestDependencyKey {
  public static let testValue = RickAndMortyClient()
}

extension DependencyValues {
  /// The client of rickandmortyapi.com.
  public var rickAndMortyClient: RickAndMortyClient {
    get { self[RickAndMortyClient.self] }
    set { self[RickAndMortyClient.self] = newValue }
  }
}
