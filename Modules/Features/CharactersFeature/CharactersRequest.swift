import Models

/// One page of the characters that a filter lets through, as it is asked for.
public struct CharactersRequest: Codable, Equatable, Hashable, Sendable {
  public var filter: CharacterFilter
  /// From 1.
  public var page: Int

  public init(filter: CharacterFilter = CharacterFilter(), page: Int = 1) {
    self.filter = filter
    self.page = page
  }
}
