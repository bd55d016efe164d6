import ComposableArchitecture
import Models

/// The characters of the pages that have come so far, by the service's ids.
public struct CharacterList: Codable, Equatable, Hashable, Sendable {
  public var characters: IdentifiedArrayOf<RickAndMortyCharacter>
  /// How many match on all pages.
  public var total: Int
  /// Whether there are pages after the last one that has come.
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

  /// The characters of earlier pages, if any, and those of one more page. Who is on both is there once.
  init(_ earlier: CharacterList?, followedBy page: CharactersPage) {
    characters = earlier?.characters ?? []
    for character in page.characters { characters.updateOrAppend(character) }
    total = page.characters.isEmpty ? earlier?.total ?? 0 : page.count
    hasMore = page.nextPage != nil && !page.characters.isEmpty
  }
}
