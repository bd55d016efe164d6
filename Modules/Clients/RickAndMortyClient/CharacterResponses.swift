import Foundation
import HTTPTransport
import Models

/// A page of characters, as the service sends it.
struct CharactersResponse: Decodable {
  var info: Info
  var results: [WireCharacter]

  struct Info: Decodable {
    var count: Int
    var pages: Int
    /// Whether this is the last page. Only the presence of a link counts: links contain the filter unencoded, so they
    /// can be invalid.
    var isLast: Bool

    enum CodingKeys: CodingKey {
      case count, pages, next
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = try container.decode(Int.self, forKey: .count)
      pages = try container.decode(Int.self, forKey: .pages)
      isLast = container.lenient(String.self, .next) == nil
    }
  }
}

/// A character, as the service sends it.
struct WireCharacter: Decodable {
  var character: RickAndMortyCharacter

  enum CodingKeys: CodingKey {
    case id, name, status, species, type, gender, origin, location, image, episode, url, created
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    character = RickAndMortyCharacter(
      id: try container.decode(Int.self, forKey: .id),
      name: try container.decode(String.self, forKey: .name),
      status: CharacterStatus(rawValue: try container.decode(String.self, forKey: .status)),
      species: try container.decode(String.self, forKey: .species),
      type: container.lenient(String.self, .type) ?? "",
      gender: CharacterGender(rawValue: try container.decode(String.self, forKey: .gender)),
      origin: try container.decode(WirePlace.self, forKey: .origin).place,
      location: try container.decode(WirePlace.self, forKey: .location).place,
      image: container.lenientURL(.image),
      episodes: (container.lenient([String].self, .episode) ?? []).compactMap(URL.init(web:)),
      url: container.lenientURL(.url),
      created: container.lenientDate(.created)
    )
  }
}

struct WirePlace: Decodable {
  var place: RickAndMortyCharacter.Place

  enum CodingKeys: CodingKey {
    case name, url
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    place = RickAndMortyCharacter.Place(
      name: try container.decode(String.self, forKey: .name),
      url: container.lenientURL(.url)
    )
  }
}
