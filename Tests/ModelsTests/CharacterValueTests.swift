import Models
import Testing

/// The service may add statuses and genders; each stays what it is.
struct CharacterValueTests {
  @Test(arguments: [
    ("Alive", CharacterStatus.alive, "Alive"), ("ALIVE", .alive, "Alive"), ("dead", .dead, "Dead"),
    ("unknown", .unknown("unknown"), "unknown"), ("Undead", .unknown("Undead"), "Undead"),
    ("", .unknown(""), ""), (" alive", .unknown(" alive"), " alive"),
  ])
  func `a status is read in any case, and an unknown one kept`(
    word: String,
    status: CharacterStatus,
    rawValue: String
  ) throws {
    #expect(CharacterStatus(rawValue: word) == status)
    #expect(status.rawValue == rawValue)
    #expect(try decoded(CharacterStatus.self, json(word)) == status)
    #expect(try json(status) == json(rawValue))
  }

  @Test(arguments: [
    ("Female", CharacterGender.female, "Female"), ("mAlE", .male, "Male"),
    ("genderless", .genderless, "Genderless"), ("unknown", .unknown("unknown"), "unknown"),
    ("Plural", .unknown("Plural"), "Plural"), ("fe male", .unknown("fe male"), "fe male"),
  ])
  func `a gender is read in any case, and an unknown one kept`(
    word: String,
    gender: CharacterGender,
    rawValue: String
  ) throws {
    #expect(CharacterGender(rawValue: word) == gender)
    #expect(gender.rawValue == rawValue)
    #expect(try decoded(CharacterGender.self, json(word)) == gender)
    #expect(try json(gender) == json(rawValue))
  }

  @Test(arguments: ["null", "1", "true", "[]", #"{"alive":{}}"#])
  func `a value that isn't a word is neither a status nor a gender`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(CharacterStatus.self, text) }
    #expect(throws: DecodingError.self) { try decoded(CharacterGender.self, text) }
  }

  @Test func `values that are unknown differ by their words`() {
    #expect(CharacterStatus.unknown("a") != .unknown("b"))
    #expect(Set<CharacterStatus>([.alive, .dead, .unknown("a"), .unknown("a")]).count == 3)
    #expect(Set<CharacterGender>([.male, .female, .genderless, .unknown("a")]).count == 4)
  }

  @Test(arguments: [
    CharacterFilter(name: "rick"), CharacterFilter(status: .unknown("unknown")),
    CharacterFilter(species: "Human"),
    CharacterFilter(type: "Parasite"), CharacterFilter(gender: .genderless), CharacterFilter(name: " "),
  ])
  func `each part makes a filter that isn't empty, and is kept`(filter: CharacterFilter) throws {
    #expect(!filter.isEmpty)
    #expect(try coded(filter) == filter)
  }

  @Test func `a place of a character may be without a page`() throws {
    let place = RickAndMortyCharacter.Place(name: "unknown")
    #expect(try json(place) == #"{"name":"unknown"}"#)
    #expect(try coded(place) == place)
  }
}
