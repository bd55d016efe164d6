/// Which characters are asked for. An empty text and `nil` stand for all.
public struct CharacterFilter: Codable, Equatable, Hashable, Sendable {
  /// A part of the name, in any case.
  public var name: String
  public var status: CharacterStatus?
  /// A part of the species, in any case.
  public var species: String
  /// A part of the type, in any case.
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

  /// Whether it lets every character through.
  public var isEmpty: Bool { self == CharacterFilter() }
}
