import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import NumberFactClient
import Testing

@Suite struct NumberFactClientTests {
  private func client(_ server: ScriptedServer) -> NumberFactClient {
    .live(configuration: .init(baseURL: server.url), transport: .test())
  }

  @Test(arguments: NumberFactKind.allCases)
  func `a fact is read`(kind: NumberFactKind) async throws {
    let server = ScriptedServer(
      .json(#"{"text":"7 is a sample.","number":7,"found":true,"type":"\#(kind.rawValue)"}"#)
    )
    let fact = try await client(server).fact(number: 7, kind: kind)
    #expect(fact == NumberFact(number: 7, text: "7 is a sample.", kind: kind))
    #expect(server.requests.map(\.path) == ["/7/\(kind.rawValue)"])
    #expect(server.requests.first?.query["json"] == "true")
    #expect(server.requests.first?.header("Accept") == "application/json")
  }

  @Test func `an unknown fact isn't an error`() async throws {
    let server = ScriptedServer(
      .json(
        #"{"text":"987654 is an unremarkable number.","number":987654,"found":false,"type":"trivia"}"#
      )
    )
    #expect(try await client(server).fact(number: 987_654, kind: .trivia) == .mockNotFound)
  }

  @Test(arguments: ["7", "7.0", #""7""#, "null", #""infinity""#, "[]"])
  func `the number may be written in many ways`(number: String) async throws {
    let server = ScriptedServer(.json(#"{"text":"t","number":\#(number),"found":true}"#))
    #expect(try await client(server).fact(number: 7, kind: .trivia).number == 7)
  }

  @Test(arguments: [Int.max, Int.min, -44, 9_007_199_254_740_993])
  func `any number can be asked for`(number: Int) async throws {
    let server = ScriptedServer(.json(#"{"text":"t","number":\#(number),"found":true}"#))
    #expect(try await client(server).fact(number: number, kind: .year).number == number)
    #expect(server.requests.map(\.path) == ["/\(number)/year"])
  }

  @Test func `a fact about another number is none`() async throws {
    let server = ScriptedServer(.json(#"{"text":"8 is a sample.","number":8,"found":true}"#))
    let client = client(server)
    let outcome = await outcome { try await client.fact(number: 7, kind: .trivia) }
    guard case .undecodable("NumberFact", "number", _, _) = outcome.error else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func `a date is asked for by month and day`() async throws {
    let server = ScriptedServer(
      .json(#"{"text":"t","number":60,"found":true,"type":"date","year":1960}"#)
    )
    let fact = try await client(server).dateFact(month: 2, day: 29)
    #expect(fact == NumberFact(number: 60, text: "t", kind: .date))
    #expect(server.requests.map(\.path) == ["/2/29/date"])
  }

  @Test(arguments: [(0, 1), (13, 1), (1, 0), (1, 32), (2, 30), (2, 31), (4, 31), (12, 32), (-1, -1)])
  func `a date that does not exist is not asked for`(month: Int, day: Int) async throws {
    let server = ScriptedServer(.status(500))
    let client = client(server)
    let outcome = await outcome { try await client.dateFact(month: month, day: day) }
    #expect(outcome.error == .invalidRequest(detail: "there is no day \(day) in month \(month)"))
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [0, -1, 367, Int.max])
  func `a day that no year has is not asked for`(day: Int) async throws {
    let server = ScriptedServer(.status(500))
    let client = client(server)
    let outcome = await outcome { try await client.fact(number: day, kind: .date) }
    #expect(
      outcome.error == .invalidRequest(detail: "\(day) isn't a day of a year: it must be from 1 to 366")
    )
    #expect(server.requests.isEmpty)
  }

  @Test(
    arguments: [("42", 42), ("4.5", nil), (#""17""#, 17), ("null", nil), ("1e300", nil)] as [(String, Int?)]
  )
  func `a random fact says its number`(number: String, expected: Int?) async throws {
    let server = ScriptedServer(.json(#"{"text":"t","number":\#(number),"found":true}"#))
    let fact = try await client(server).randomFact(kind: .math)
    #expect(fact == NumberFact(number: expected, text: "t", kind: .math))
    #expect(server.requests.map(\.path) == ["/random/math"])
  }

  @Test func `several facts are asked for at once`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"10":{"text":"ten","number":10,"found":true},"2":"two","3":{"text":"?","number":3,"found":false}}
        """#
      )
    )
    let facts = try await client(server).facts(numbers: [10, 3, 2, 10, 5], kind: .trivia)
    #expect(
      facts == [
        NumberFact(number: 2, text: "two"), NumberFact(number: 3, text: "?", isFound: false),
        NumberFact(number: 10, text: "ten"),
      ]
    )
    #expect(server.requests.map(\.path) == ["/2,3,5,10/trivia"])
  }

  @Test func `one fact isn't a list`() async throws {
    let server = ScriptedServer(.json(#"{"text":"t","number":2,"found":true}"#))
    #expect(try await client(server).facts(numbers: [2, 2], kind: .trivia).map(\.number) == [2])
    #expect(server.requests.map(\.path) == ["/2/trivia"])
  }

  @Test func `a list has bounds`() async throws {
    let server = ScriptedServer(.status(500))
    let client = client(server)
    #expect(try await client.facts(numbers: [], kind: .trivia) == [])
    let outcome = await outcome { try await client.facts(numbers: Array(0...100), kind: .trivia) }
    #expect(outcome.error == .invalidRequest(detail: "one request can be for at most 100 numbers"))
    #expect(server.requests.isEmpty)
  }

  @Test func `the environment sets the address`() {
    let standard = NumberFactClient.configuration(environment: [:])
    #expect(standard == ServiceConfiguration(baseURL: NumberFactClient.defaultBaseURL))
    let other = NumberFactClient.configuration(environment: ["NUMBERS_API_URL": "http://127.0.0.1:1"])
    #expect(other.baseURL.absoluteString == "http://127.0.0.1:1")
  }
}
