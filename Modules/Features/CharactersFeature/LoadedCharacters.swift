import ComposableArchitecture
import Models

/// The characters of all pages loaded so far, by the service's IDs.
public struct LoadedCharacters: Codable, Equatable, Hashable, Sendable {
  public var characters: IdentifiedArrayOf<RickAndMortyCharacter>
  /// The number of matches on all pages.
  public var total: Int
  /// Whether there are more pages.
  public var hasMore: Bool

  public init(
    characters: IdentifiedArrayOf<RickAndMortyCharacter> = [],
    total: Int = 0,
    hasMore: Bool = false
  ) {
    self.characters = characters
    self.total = total
    self.hasMore = hasMore
  }

  /// Adds a page to the characters of earlier pages. A character on both is listed once.
  init(_ earlier: LoadedCharacters?, followedBy page: CharactersPage) {
    characters = earlier?.characters ?? []
    for character in page.characters { characters.updateOrAppend(character) }
    total = page.characters.isEmpty ? earlier?.total ?? 0 : page.count
    hasMore = page.nextPage != nil && !page.characters.isEmpty
  }
}
