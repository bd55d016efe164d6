/// A filter for characters. An empty text and `nil` match all.
public struct CharacterFilter: Codable, Equatable, Hashable, Sendable {
  /// A part of the name, ignoring case.
  public var name: String
  public var status: CharacterStatus?
  /// A part of the species, ignoring case.
  public var species: String
  /// A part of the type, ignoring case.
  public var type: String
  public var gender: CharacterGender?

  public init(
    name: String = "",
    status: CharacterStatus? = nil,
    species: String = "",
    type: String = "",
    gender: CharacterGender? = nil
  ) {
    self.name = name
    self.status = status
    self.species = species
    self.type = type
    self.gender = gender
  }

  /// Whether the filter matches every character.
  public var isEmpty: Bool { self == CharacterFilter() }
}
