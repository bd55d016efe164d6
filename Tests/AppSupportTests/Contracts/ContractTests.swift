import Foundation
import HTTPTransport
import JSONValues
import ReqresClient
import SampleServices
import Testing

/// A field that is missing, or has another form, is named.
@Suite struct ContractTests {
  private let contract = Contract("ReqresClient", "users", .reqres, at: ReqresClient.defaultBaseURL) {
    let configuration = ServiceConfiguration(baseURL: $0)
    return try await ReqresClient.live(configuration: configuration, transport: $1).users(1, 6)
  }

  @Test func `an optional field that is missing from either answer is named`() async throws {
    let recorded = try RecordedAnswer(client: "ReqresClient", name: "users").body
    let embedded = try await contract.embeddedAnswer()
    #expect(await contract.problems(recorded: recorded, embedded: embedded) == [])
    let field = "data[].avatar"
    #expect(
      await contract.problems(recorded: recorded.removing(field), embedded: embedded)
        == ["ReqresClient reads '\(field)', which the recorded answer users lacks"]
    )
    #expect(
      await contract.problems(recorded: recorded, embedded: embedded.removing(field))
        == ["ReqresClient reads '\(field)', which the embedded service's answer users lacks"]
    )
  }

  @Test func `a required field that is missing from either answer is named`() async throws {
    let recorded = try RecordedAnswer(client: "ReqresClient", name: "users").body
    let embedded = try await contract.embeddedAnswer()
    for field in ["total", "data", "data[].id"] {
      for (first, second) in [(recorded.removing(field), embedded), (recorded, embedded.removing(field))] {
        let problems = await contract.problems(recorded: first, embedded: second)
        #expect(problems.count == 1)
        #expect(problems.first?.contains(field) == true)
      }
    }
  }

  @Test func `fields that the client doesn't read don't count`() async throws {
    let recorded = try RecordedAnswer(client: "ReqresClient", name: "users").body
    let embedded = try await contract.embeddedAnswer()
    let problems = await contract.problems(recorded: recorded.removing("support"), embedded: embedded)
    #expect(problems == [])
  }

  @Test func `fields of elements and members have names`() throws {
    let document = try JSONValue(Data(#"{"a":[{"b":1},{"b":null,"c":[true]}],"d":{"e":"x"}}"#.utf8))
    #expect(
      document.fields == [
        "a": ["an array"], "a[].b": ["a number"], "a[].c": ["an array"], "d": ["an object"],
        "d.e": ["a string"],
      ]
    )
    #expect(document.removing("a[].b").text == #"{"a":[{},{"c":[true]}],"d":{"e":"x"}}"#)
    #expect(document.removing("d.e").text == #"{"a":[{"b":1},{"b":null,"c":[true]}],"d":{}}"#)
  }
}
