import Foundation
import Models
import Testing

@Suite struct OutcomeTests {
  typealias Number = Outcome<Int, APIError>

  private let outcomes: [Number] = [.success(3), .failure(.timedOut)]

  @Test func `an outcome is encoded as an object with its case`() throws {
    let data = try JSONEncoder().encode(outcomes[0])
    #expect(String(decoding: data, as: UTF8.self) == #"{"success":3}"#)
    for outcome in outcomes {
      #expect(try JSONDecoder().decode(Number.self, from: JSONEncoder().encode(outcome)) == outcome)
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Number.self, from: Data("{}".utf8)) }
  }

  @Test func `a failure stays what it is`() throws {
    #expect(outcomes.map { $0.map { $0 + 1 } } == [.success(4), .failure(.timedOut)])
    #expect(
      outcomes.map { $0.flatMap { _ in Number.failure(.cancelled) } } == [
        .failure(.cancelled), .failure(.timedOut),
      ]
    )
    #expect(try outcomes[0].get() == 3)
    #expect(throws: APIError.timedOut) { try outcomes[1].get() }
  }
}
