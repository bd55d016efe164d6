import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import RickAndMortyClient
import Testing

@Suite struct RickAndMortyFailureTests {
  private func failure(_ answers: LoopbackResponse) async throws -> APIError? {
    let server = ScriptedServer(answers)
    let client = RickAndMortyClient.live(configuration: .init(baseURL: server.url), transport: .test())
    return await outcome { try await client.character(id: 5) }.error
  }

  /// The failures of rickandmortyapi.
  @Test(arguments: [
    (
      LoopbackResponse.json(#"{"error":"Character not found"}"#, status: 404),
      APIError.notFound(resource: "character 5", service: "Rick and Morty")
    ),
    (
      .json(#"{"error":"There is nothing here"}"#, status: 404),
      .notFound(resource: "character 5", service: "Rick and Morty")
    ),
    (.json(#"{"error":"Hey! you must provide an id"}"#, status: 500), .server(status: 500)),
    (.json(#"{"error":"Bad... bad array :/"}"#, status: 500), .server(status: 500)),
    (.json(#"{"error":"Too many requests"}"#, status: 429), .rateLimited()),
    (
      .status(429, headers: ["Retry-After": "43200"], body: "Too many requests"),
      .rateLimited(retryAfter: .seconds(43_200))
    ),
    (.html(status: 500), .server(status: 500)),
    (.html(status: 522), .server(status: 522)),
    (.html(status: 599), .server(status: 599)),
    (.status(401), .unauthorized(hint: "this program has none for it; check the service's address")),
  ])
  func `a failure is typed`(answer: LoopbackResponse, error: APIError) async throws {
    #expect(try await failure(answer) == error)
  }

  @Test func `a move of the service is followed`() async throws {
    let server = ScriptedServer(
      .redirect(to: "/api/character/900", status: 308),
      .json(RickAndMortyClientTests.rick)
    )
    let client = RickAndMortyClient.live(configuration: .init(baseURL: server.url), transport: .test())
    #expect(try await client.character(id: 900).id == 900)
  }

  @Test(arguments: [
    (LoopbackResponse.html(), ""), (.json("[]"), ""), (.json("{}"), "id"), (.json(#"{"id":"5"}"#), "id"),
    (.status(204), ""),
  ])
  func `a success of another shape is undecodable`(answer: LoopbackResponse, path: String) async throws {
    let error = try await failure(answer)
    guard case .undecodable("WireCharacter", path, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [LoopbackResponse.reset, .close, .truncated(#"{"id":"#)])
  func `a broken connection is offline`(answer: LoopbackResponse) async throws {
    let error = try await failure(answer)
    guard case .offline = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `every status gives its error`() async throws {
    let server = ScriptedServer { request in
      .json("{}", status: Int(request.path.split(separator: "/").last ?? "") ?? 0)
    }
    let client = RickAndMortyClient.live(configuration: .init(baseURL: server.url), transport: .test())
    for status in 400...599 {
      let error = await outcome { try await client.character(id: status) }.error
      let expected: APIError =
        switch status {
        case 400, 410, 422: .badRequest(message: "")
        case 401: .unauthorized(hint: "this program has none for it; check the service's address")
        case 402, 403: .forbidden(message: "")
        case 404: .notFound(resource: "character 404", service: "Rick and Morty")
        case 429: .rateLimited()
        case 500...: .server(status: status)
        default: .unexpectedStatus(status: status, bodyExcerpt: "")
        }
      #expect(error == expected, "\(status)")
    }
  }
}
