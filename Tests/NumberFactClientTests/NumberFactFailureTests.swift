import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import NumberFactClient
import Testing

@Suite struct NumberFactFailureTests {
  private func outcomeOfAsking(_ answer: LoopbackResponse) async throws -> APIResult<NumberFact> {
    let server = ScriptedServer(answer)
    let client = NumberFactClient.live(configuration: .init(baseURL: server.url), transport: .test())
    return await outcome { try await client.fact(number: 42, kind: .trivia) }
  }

  /// The failures of the number service.
  @Test(arguments: [
    (
      LoopbackResponse.json(#"{"text":"ERROR: Invalid type."}"#),
      APIError.badRequest(message: "Invalid type.")
    ),
    (
      .status(200, headers: ["Content-Type": "text/plain"], body: "ERROR: Invalid type."),
      .badRequest(message: "Invalid type.")
    ),
    (
      .html("Cannot GET /42/foo", status: 404),
      .notFound(resource: "a trivia fact about 42", service: "the Numbers API")
    ),
    (.status(400, body: "Invalid url"), .badRequest(message: "Invalid url")),
    (.status(404, body: "Invalid url"), .badRequest(message: "Invalid url")),
    (.html(status: 500), .server(status: 500)),
    (.html(status: 599), .server(status: 599)),
    (.status(429, headers: ["Retry-After": "60"]), .rateLimited(retryAfter: .seconds(60))),
    (.status(403, body: "no"), .forbidden(message: "no")),
  ])
  func `a failure is typed`(answer: LoopbackResponse, error: APIError) async throws {
    #expect(try await outcomeOfAsking(answer).error == error)
  }

  @Test(arguments: [
    (LoopbackResponse.html("<html><body>This domain is parked</body></html>"), ""),
    (.status(200, headers: ["Content-Type": "TEXT/HTML; charset=UTF-8"], body: "42 is parked"), ""),
    (.status(200, headers: ["Content-Type": "text/plain"], body: "  <!DOCTYPE html>"), ""),
    (.status(200, headers: ["Content-Type": "text/plain"], body: Data([0x34, 0x32, 0xFF, 0xFE])), ""),
    (.status(200, headers: ["Content-Type": "text/plain"], body: " \n"), ""),
    (.status(204), ""),
    (.json("{}"), "text"),
    (.json(#"{"text":""}"#), "text"),
    (.json(#"{"text":7,"found":true}"#), "text"),
    (.json(#"{"text":"t","number":42}"#), "found"),
    (.json(#"{"text":"t","number":42,"found":"yes"}"#), "found"),
    (.json(#"[{"text":"t","number":42,"found":true}]"#), ""),
    (.json(#""a text""#), ""),
    (.json("null"), ""),
    (.json("42"), ""),
    (.json("true"), ""),
  ])
  func `a body that isn't a fact is undecodable`(answer: LoopbackResponse, path: String) async throws {
    let outcome = try await outcomeOfAsking(answer)
    guard case .undecodable("NumberFact", path, _, _) = outcome.error else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(arguments: [
    ("42 is the answer.", true), ("42 is a boring number.", false), ("42 is an uninteresting number.", false),
    ("42 is an unremarkable number.", false), ("42 is the year that nothing remarkable happened.", false),
  ])
  func `plain text is a fact unless it admits that it is none`(text: String, isFound: Bool) async throws {
    let answer = LoopbackResponse.status(200, headers: ["Content-Type": "text/plain"], body: text)
    #expect(
      try await outcomeOfAsking(answer) == .success(NumberFact(number: 42, text: text, isFound: isFound))
    )
  }

  @Test func `a list that has no fact is undecodable`() async throws {
    for body in [#"{"1":{"text":"t"}}"#, "{}", "[]", "text", #"{"3":"three"}"#] {
      let server = ScriptedServer(.json(body))
      let client = NumberFactClient.live(configuration: .init(baseURL: server.url), transport: .test())
      let outcome = await outcome { try await client.facts(numbers: [1, 2], kind: .trivia) }
      guard case .undecodable = outcome.error else {
        Issue.record("\(body): \(outcome)")
        continue
      }
    }
  }

  @Test(arguments: [400, 404])
  func `a list that is not accepted is a bad request`(status: Int) async throws {
    let server = ScriptedServer(.status(status, body: "Invalid url"))
    let client = NumberFactClient.live(configuration: .init(baseURL: server.url), transport: .test())
    let outcome = await outcome { try await client.facts(numbers: [1, 2], kind: .date) }
    #expect(outcome.error == .badRequest(message: "Invalid url"))
  }

  @Test(arguments: [LoopbackResponse.reset, .close, .truncated(#"{"text":"#)])
  func `a broken connection is offline`(answer: LoopbackResponse) async throws {
    let outcome = try await outcomeOfAsking(answer)
    guard case .offline = outcome.error else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func `a host that is down is offline`() async throws {
    let port = try RefusingPort()
    let client = NumberFactClient.live(configuration: .init(baseURL: port.url), transport: .test())
    let outcome = await outcome { try await client.fact(number: 1, kind: .trivia) }
    let place = "the Numbers API at 127.0.0.1:\(port.url.port ?? 0)"
    #expect(outcome.error == .offline(detail: "\(place) refused the connection"))
  }

  @Test func `every status gives its error`() async throws {
    let server = ScriptedServer { request in
      .json("{}", status: Int(request.path.split(separator: "/").first ?? "") ?? 0)
    }
    let client = NumberFactClient.live(configuration: .init(baseURL: server.url), transport: .test())
    for status in 400...599 {
      let error = await outcome { try await client.fact(number: status, kind: .trivia) }.error
      let expected: APIError =
        switch status {
        case 400, 410, 422: .badRequest(message: "")
        case 401: .unauthorized(hint: "this program has none for it; check the service's address")
        case 402, 403: .forbidden(message: "")
        case 404: .notFound(resource: "a trivia fact about 404", service: "the Numbers API")
        case 429: .rateLimited()
        case 500...: .server(status: status)
        default: .unexpectedStatus(status: status, bodyExcerpt: "")
        }
      #expect(error == expected, "\(status)")
    }
  }
}
