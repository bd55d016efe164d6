import Foundation

extension RickAndMortyCharacter {
  public static let mock = RickAndMortyCharacter(
    id: 900,
    name: "Sample Rick",
    status: .alive,
    species: "Human",
    gender: .male,
    origin: Place(name: "unknown"),
    location: Place(name: "Sample Station", url: URL(string: "https://example.com/location/901")),
    image: URL(string: "https://example.com/avatar/900.jpeg"),
    episodes: ["https://example.com/episode/1", "https://example.com/episode/2"].compactMap(
      URL.init(string:)
    ),
    url: URL(string: "https://example.com/character/900"),
    created: Date(timeIntervalSince1970: 1_509_821_326)
  )

  public static let mock2 = RickAndMortyCharacter(
    id: 901,
    name: "Sample Morty",
    status: .unknown("unknown"),
    species: "Alien",
    type: "Parasite",
    gender: .unknown("unknown"),
    origin: Place(name: "Sample Station"),
    location: Place(name: "unknown"),
    created: Date(timeIntervalSince1970: 1_509_821_400)
  )
}
