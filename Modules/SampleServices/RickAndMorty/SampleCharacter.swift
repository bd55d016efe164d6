import JSONValues

/// One of the 826 characters.
struct SampleCharacter: Sendable {
  var id: Int
  var name: String
  var status: String
  var species: String
  var type: String
  var gender: String
  var origin: SamplePlace
  var location: SamplePlace
  var episodes: [Int]

  var json: JSONValue {
    let base = "https://rickandmortyapi.com/api"
    return [
      "id": .integer(id),
      "name": .string(name),
      "status": .string(status),
      "species": .string(species),
      "type": .string(type),
      "gender": .string(gender),
      "origin": origin.json,
      "location": location.json,
      "image": .string("\(base)/character/avatar/\(id).jpeg"),
      "episode": .array(episodes.map { .string("\(base)/episode/\($0)") }),
      "url": .string("\(base)/character/\(id)"),
      "created": .string(created),
    ]
  }

  // One every 75 minutes from the first, with fractional seconds to test decoders.
  private var created: String {
    let minutes = (id - 1) * 75
    let (month, day) = (minutes / 1440 / 28 % 12 + 1, minutes / 1440 % 28 + 1)
    return "2018-\(padded(month))-\(padded(day))T\(padded(minutes / 60 % 24)):\(padded(minutes % 60)):46.250Z"
  }

  private func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// The place where a character comes from or is now.
struct SamplePlace: Sendable {
  var name: String
  var id: Int?

  static let unknown = SamplePlace(name: "unknown", id: nil)

  var json: JSONValue {
    [
      "name": .string(name),
      "url": .string(id.map { "https://rickandmortyapi.com/api/location/\($0)" } ?? ""),
    ]
  }
}
