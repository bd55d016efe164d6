import Foundation

/// A character of the series.
public struct RickAndMortyCharacter: Codable, Equatable, Hashable, Identifiable, Sendable {
  /// A place in the series.
  public struct Place: Codable, Equatable, Hashable, Sendable {
    public var name: String
    /// The URL of the place; `nil` if unknown.
    public var url: URL?

    public init(name: String, url: URL? = nil) {
      self.name = name
      self.url = url
    }
  }

  public var id: Int
  public var name: String
  public var status: CharacterStatus
  public var species: String
  /// The kind within the species; often empty.
  public var type: String
  public var gender: CharacterGender
  public var origin: Place
  public var location: Place
  public var image: URL?
  /// The URLs of the episodes with this character.
  public var episodes: [URL]
  public var url: URL?
  public var created: Date?

  public init(
    id: Int,
    name: String,
    status: CharacterStatus,
    species: String,
    type: String = "",
    gender: CharacterGender,
    origin: Place,
    location: Place,
    image: URL? = nil,
    episodes: [URL] = [],
    url: URL? = nil,
    created: Date? = nil
  ) {
    self.id = id
    self.name = name
    self.status = status
    self.species = species
    self.type = type
    self.gender = gender
    self.origin = origin
    self.location = location
    self.image = image
    self.episodes = episodes
    self.url = url
    self.created = created
  }
}
