import Models
import Testing

/// The form in which recorded sessions keep load states.
struct LoadStateFormTests {
  private typealias Numbers = LoadState<[Int], APIError>
  private typealias Number = LoadState<Int?, APIError>

  @Test(arguments: [
    (LoadState<[Int], APIError>.idle, #"{"phase":"idle"}"#),
    (.empty, #"{"phase":"empty"}"#),
    (.loaded([1, 2]), #"{"phase":"loaded","value":[1,2]}"#),
    (.failed(.timedOut, previous: nil), #"{"error":{"timedOut":{}},"phase":"failed"}"#),
    (.failed(.timedOut, previous: [1]), #"{"error":{"timedOut":{}},"phase":"failed","value":[1]}"#),
    (.loading(from: .idle), #"{"isLoading":true,"phase":"idle"}"#),
    (.loading(from: .empty), #"{"isLoading":true,"phase":"empty"}"#),
    (.loading(from: .loaded([])), #"{"isLoading":true,"phase":"loaded","value":[]}"#),
    (
      .loading(from: .failed(.server(status: 500), previous: [3])),
      #"{"error":{"server":{"status":500}},"isLoading":true,"phase":"failed","value":[3]}"#
    ),
  ])
  func `each state has one form`(state: LoadState<[Int], APIError>, text: String) throws {
    #expect(try json(state) == text)
    #expect(try decoded(Numbers.self, text) == state)
  }

  @Test(arguments: [
    #"{"phase":"loaded"}"#, #"{"phase":"loaded","value":"1"}"#, #"{"phase":"loaded","value":null}"#,
    #"{"phase":"failed"}"#, #"{"phase":"failed","value":[1]}"#, #"{"phase":"failed","error":{}}"#,
    #"{"phase":"loading"}"#, #"{"phase":null}"#, "[]", "null", #""idle""#,
  ])
  func `a state without what its phase needs is refused`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(Numbers.self, text) }
  }

  @Test func `a load that isn't running and members of later versions are read over`() throws {
    #expect(try decoded(Numbers.self, #"{"phase":"idle","isLoading":false,"since":1}"#) == .idle)
    #expect(try decoded(Numbers.self, #"{"phase":"empty","isLoading":null}"#) == .empty)
    #expect(try decoded(Numbers.self, #"{"phase":"idle","value":[1],"error":{}}"#) == .idle)
    #expect(
      try decoded(Numbers.self, #"{"phase":"failed","error":{"timedOut":{}},"value":null}"#)
        == .failed(.timedOut, previous: nil)
    )
  }

  @Test func `a value that is nil is loaded all the same`() throws {
    #expect(try json(Number.loaded(nil)) == #"{"phase":"loaded","value":null}"#)
    #expect(try coded(Number.loaded(nil)) == .loaded(nil))
    #expect(try coded(Number.loading(from: .loaded(nil))) == .loading(from: .loaded(nil)))
  }

  @Test func `a load state within another is kept`() throws {
    typealias Nested = LoadState<LoadState<Int, APIError>, APIError>
    let state = Nested.loading(from: .loaded(.failed(.timedOut, previous: 1)))
    #expect(try coded(state) == state)
  }
}
