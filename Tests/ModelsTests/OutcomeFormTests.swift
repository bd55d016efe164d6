import Models
import Testing

/// The form in which recorded sessions keep outcomes, and what becomes of a failure on its way.
struct OutcomeFormTests {
  private typealias Number = Outcome<Int?, APIError>

  @Test(arguments: [
    (Outcome<Int?, APIError>.success(3), #"{"success":3}"#), (.success(nil), #"{"success":null}"#),
    (.failure(.timedOut), #"{"failure":{"timedOut":{}}}"#),
    (.failure(.server(status: 500)), #"{"failure":{"server":{"status":500}}}"#),
  ])
  func `an outcome has one form`(outcome: Outcome<Int?, APIError>, text: String) throws {
    #expect(try json(outcome) == text)
    #expect(try decoded(Number.self, text) == outcome)
  }

  @Test(arguments: [
    "{}", "[]", "null", #"{"success":null}"#, #"{"success":"3"}"#, #"{"failure":null}"#, #"{"failure":3}"#,
    #"{"Success":3}"#, #"{"success":"3","failure":{"timedOut":{}}}"#,
  ])
  func `another object isn't an outcome`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(Outcome<Int, APIError>.self, text) }
  }

  @Test func `a failure is never transformed`() {
    let failure = Outcome<Int, APIError>.failure(.timedOut)
    var calls = 0
    _ = failure.map { _ in calls += 1 }
    _ = failure.flatMap { number -> Outcome<Int, APIError> in
      calls += 1
      return .success(number)
    }
    #expect(calls == 0)
  }

  @Test func `a success may lead to another type or to a failure`() throws {
    let three = Outcome<Int, APIError>.success(3)
    #expect(three.map(String.init) == .success("3"))
    #expect(
      three.flatMap { Outcome<String, APIError>.failure(.notFound(resource: "\($0)")) }
        == .failure(.notFound(resource: "3"))
    )
    #expect(try three.flatMap { .success([$0]) }.get() == [3])
  }

  @Test func `outcomes differ by their case and by what is in it`() {
    let outcomes: Set<Outcome<Int, APIError>> = [
      .success(1), .success(2), .failure(.timedOut), .failure(.cancelled), .success(1),
    ]
    #expect(outcomes.count == 4)
  }
}
