/// One page of characters.
public struct CharactersPage: Codable, Equatable, Hashable, Sendable {
  /// The page's number, from 1.
  public var page: Int
  /// The characters on this page; empty if nothing matches or the page is past the end.
  public var characters: [RickAndMortyCharacter]
  /// The number of matching characters on all pages, and the number of pages.
  public var count: Int
  public var pages: Int
  /// The number of the page after this one; `nil` on the last.
  public var nextPage: Int?

  public init(page: Int, characters: [RickAndMortyCharacter], count: Int, pages: Int, nextPage: Int? = nil) {
    self.page = page
    self.characters = characters
    self.count = count
    self.pages = pages
    self.nextPage = nextPage
  }
}

extension CharactersPage {
  public static let mock = CharactersPage(page: 1, characters: [.mock, .mock2], count: 2, pages: 1)

  /// The page that means "nothing matches".
  public static let empty = CharactersPage(page: 1, characters: [], count: 0, pages: 0)
}
