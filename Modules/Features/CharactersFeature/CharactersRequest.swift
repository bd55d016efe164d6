import Models

/// A request for one page of the characters that match a filter.
public struct CharactersRequest: Codable, Equatable, Hashable, Sendable {
  public var filter: CharacterFilter
  /// The number of the page, from 1.
  public var page: Int

  public init(filter: CharacterFilter = CharacterFilter(), page: Int = 1) {
    self.filter = filter
    self.page = page
  }
}
