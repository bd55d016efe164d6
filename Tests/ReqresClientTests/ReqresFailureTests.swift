import ClientTestSupport
import Dependencies
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import ReqresClient
import Testing

@Suite struct ReqresFailureTests {
  private func failure(_ answer: LoopbackResponse, key: String? = nil) async throws -> APIError? {
    let server = ScriptedServer(answer)
    let configuration = ServiceConfiguration(baseURL: server.url, apiKey: Secret(key))
    let client = ReqresClient.live(configuration: configuration, transport: .test())
    return await outcome { try await client.user(id: 23) }.error
  }

  /// The failures of reqres.
  @Test(arguments: [
    (LoopbackResponse.json("{}", status: 404), APIError.notFound(resource: "user 23", service: "reqres")),
    (
      .json(
        #"{"error":"missing_api_key","message":"m","hint":"h","next_steps":["n"]}"#,
        status: 401
      ),
      .unauthorized(hint: "set REQRES_API_KEY to your key for reqres")
    ),
    (
      .json(#"{"error":"Missing API key.","how_to_get_one":"https://reqres.in/signup"}"#, status: 401),
      .unauthorized(hint: "set REQRES_API_KEY to your key for reqres")
    ),
    (.json(#"{"error":"Invalid plan"}"#, status: 403), .forbidden(message: "Invalid plan")),
    (.json(#"{"error":"rate_limit_exceeded","message":"m"}"#, status: 429), .rateLimited()),
    (.json(#"{"error":"Bad page"}"#, status: 400), .badRequest(message: "Bad page")),
    (.html(status: 500), .server(status: 500)),
    (.html("<html>cloudflare</html>", status: 521), .server(status: 521)),
    (.html(status: 599), .server(status: 599)),
  ])
  func `a failure is typed`(answer: LoopbackResponse, error: APIError) async throws {
    #expect(try await failure(answer) == error)
  }

  @Test func `a key that is not accepted is to be checked`() async throws {
    let error = try await failure(.json(#"{"error":"hunter2 is wrong"}"#, status: 401), key: "hunter2")
    #expect(
      error
        == .unauthorized(hint: "reqres does not accept the one it was given; check REQRES_API_KEY")
    )
  }

  @Test(arguments: [
    (LoopbackResponse.html(), ""),
    (.json("{}"), "data"),
    (.json("[]"), ""),
    (.json("null"), ""),
    (.json(""), ""),
    (.json(#"{"data":null}"#), "data"),
    (.json(#"{"data":{"id":"3","email":"e","first_name":"A","last_name":"S"}}"#), "data.id"),
    (.json(#"{"data":{"id":3,"email":"e","first_name":"A"}}"#), "data.last_name"),
    (.status(204), ""),
  ])
  func `a success of another shape is undecodable`(answer: LoopbackResponse, path: String) async throws {
    guard case .undecodable("UserResponse", path, _, _) = try await failure(answer) else {
      Issue.record("\(String(describing: try await failure(answer)))")
      return
    }
  }

  @Test(arguments: [LoopbackResponse.reset, .close, .truncated(#"{"data":{"id":3"#)])
  func `a broken connection is offline`(answer: LoopbackResponse) async throws {
    guard case .offline = try await failure(answer) else {
      Issue.record("\(String(describing: try await failure(answer)))")
      return
    }
  }

  @Test func `a slow drip times out`() async throws {
    let server = ScriptedServer(.drip(milliseconds: 1))
    let (events, continuation) = AsyncStream<HTTPExchange.Event>.makeStream()
    let clock = TestClock()
    let transport = HTTPTransport.test(
      total: .seconds(30),
      exchange: .scripted.reporting(to: continuation),
      clock: clock
    )
    let client = ReqresClient.live(configuration: .init(baseURL: server.url), transport: transport)
    async let result = outcome { try await client.user(id: 1) }
    _ = await events.first { if case .body = $0 { true } else { false } }
    await clock.advance(by: .seconds(30))
    let detail = "reqres at \(server.host) did not answer completely within 30s"
    #expect(await result.error == .timedOut(detail: detail))
  }

  @Test func `a cancelled request is cancelled`() async throws {
    let server = ScriptedServer(.silence)
    let client = ReqresClient.live(configuration: .init(baseURL: server.url), transport: .test())
    let task = Task { await outcome { try await client.user(id: 1) } }
    _ = await server.requests(atLeast: 1)
    task.cancel()
    let error = await task.value.error
    #expect(error == .cancelled)
  }

  @Test func `every status gives its error`() async throws {
    let server = ScriptedServer { request in
      .json("{}", status: Int(request.path.split(separator: "/").last ?? "") ?? 0)
    }
    let client = ReqresClient.live(configuration: .init(baseURL: server.url), transport: .test())
    for status in 400...599 {
      let error = await outcome { try await client.user(id: status) }.error
      let expected: APIError =
        switch status {
        case 400, 410, 422: .badRequest(message: "")
        case 401: .unauthorized(hint: "set REQRES_API_KEY to your key for reqres")
        case 402, 403: .forbidden(message: "")
        case 404: .notFound(resource: "user 404", service: "reqres")
        case 429: .rateLimited()
        case 500...: .server(status: status)
        default: .unexpectedStatus(status: status, bodyExcerpt: "")
        }
      #expect(error == expected, "\(status)")
    }
  }
}
