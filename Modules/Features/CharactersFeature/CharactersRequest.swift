import Models

/// A request for one page, or for some pages in a row, of the characters that match a filter.
public struct CharactersRequest: Codable, Equatable, Hashable, Sendable {
  public var filter: CharacterFilter
  /// The number of the page, from 1; of the last one if there are more.
  public var page: Int
  /// The number of the first page if there are more than one.
  public var firstPage: Int?

  public init(filter: CharacterFilter = CharacterFilter(), page: Int = 1, firstPage: Int? = nil) {
    self.filter = filter
    self.page = page
    self.firstPage = firstPage
  }
}
