import ComposableArchitecture
import Foundation
import Testing

@Suite struct StateCodingTests {
  @Test func `state is coded under the declared names`() throws {
    let state = Settings(volume: 3, title: nil, page: Page(number: 4))
    #expect(try json(state) == #"{"id":1,"page":{"n":4},"volume":3}"#)
    #expect(try decode(Settings.self, #"{"id":1,"page":{"n":4},"volume":3}"#) == state)
  }

  @Test func `custom keys are used`() throws {
    #expect(try json(Page(number: 2)) == #"{"n":2}"#)
    #expect(try decode(Page.self, #"{"n":5}"#) == Page(number: 5))
  }

  @Test func `an optional may be missing`() throws {
    #expect(try decode(Note.self, "{}") == Note())
    #expect(try decode(Note.self, #"{"text":"a"}"#) == Note(text: "a"))
  }

  @Test func `a handwritten initializer has the keys of the declared names`() throws {
    #expect(try decode(Celsius.self, #"{"degrees":3}"#) == Celsius(degrees: 30))
    #expect(try json(Celsius(degrees: 3)) == #"{"degrees":3}"#)
  }

  @Test func `shared values without a key are coded, those with one are left to it`() throws {
    let count = Shared(value: 3)
    let state = Tally(count: count)
    state.$keyed.withLock { $0 = 8 }
    #expect(try json(state) == #"{"count":3,"limit":5,"reader":7}"#)
    let decoded = try decode(Tally.self, #"{"count":4,"limit":6,"reader":9}"#)
    #expect((decoded.count, decoded.limit, decoded.reader, decoded.keyed) == (4, 6, 9, 8))
    #expect(count.wrappedValue == 3)
  }

  @Test func `shared values that custom keys name are coded`() throws {
    var state = NamedTally(count: Shared(value: nil))
    state.total = 2
    #expect(try json(state) == #"{"c":null,"keyed":1,"total":2}"#)
    let decoded = try decode(NamedTally.self, #"{"c":4,"keyed":5,"total":6}"#)
    #expect((decoded.count, decoded.keyed, decoded.total) == (4, 5, 6))
    #expect(state.keyed == 1)
  }

  @Test func `a wrong type is an error`() {
    #expect(throws: DecodingError.self) { try decode(Page.self, #"{"n":"x"}"#) }
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}

@ObservableState
private struct Settings: Codable, Equatable {
  @ObservationStateIgnored var id = 1
  var volume = 0
  var title: String?
  @Presents var page: Page?
}

@ObservableState
private struct Page: Codable, Equatable {
  var number = 1

  enum CodingKeys: String, CodingKey {
    case number = "n"
  }
}

@ObservableState
private struct Tally: Codable, Equatable {
  @Shared var count: Int
  @Shared(value: 5) var limit: Int
  @SharedReader(value: 7) var reader: Int
  @Shared(.inMemory("keyed")) var keyed = 1

  init(count: Shared<Int>) { _count = count }
}

@ObservableState
private struct NamedTally: Codable, Equatable {
  var total = 0
  @Shared var count: Int?
  @Shared(.inMemory("keyed")) var keyed = 1

  enum CodingKeys: String, CodingKey {
    case total, keyed
    case count = "c"
  }

  init(count: Shared<Int?>) { _count = count }
}

@ObservableState
private struct Note: Codable, Equatable {
  var text: String?
  @Presents var page: Page?

  private enum CodingKeys: CodingKey {
    case text, page
  }
}

@ObservableState
private struct Celsius: Codable, Equatable {
  var degrees: Int

  init(degrees: Int) {
    self.degrees = degrees
  }

  init(from decoder: any Decoder) throws {
    degrees = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .degrees) * 10
  }
}
