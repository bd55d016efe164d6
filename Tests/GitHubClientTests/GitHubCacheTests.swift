import ClientTestSupport
import Foundation
import GitHubClient
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct GitHubCacheTests {
  private func client(_ server: ScriptedServer) -> GitHubClient {
    .live(configuration: .init(baseURL: server.url), transport: .test())
  }

  @Test func `what has not changed comes from the cache`() async throws {
    let server = ScriptedServer { request in
      request.header("If-None-Match") == #"W/"tag""#
        ? .status(304, headers: ["ETag": #"W/"tag""#])
        : .json(#"{"login":"a","id":1,"name":"Kept"}"#, headers: ["ETag": #"W/"tag""#])
    }
    let client = client(server)
    #expect(try await client.account(login: "a").name == "Kept")
    #expect(try await client.account(login: "a").name == "Kept")
    #expect(server.requests.map { $0.header("If-None-Match") } == [nil, #"W/"tag""#])
  }

  @Test func `a kept page still knows its next`() async throws {
    let server = ScriptedServer { request in
      request.header("If-None-Match") == nil
        ? .json("[]", headers: ["ETag": "\"1\"", "Link": "</n>; rel=\"next\""]) : .status(304)
    }
    let client = client(server)
    let first = try await client.repositories(owner: "a", page: nil)
    let again = try await client.repositories(owner: "a", page: nil)
    #expect(first == again)
    #expect(again.nextPage == URL(string: "\(server.url)/n"))
  }

  @Test func `what has changed takes the place of what was kept`() async throws {
    let server = ScriptedServer(
      .json(#"{"login":"a","id":1,"name":"Old"}"#, headers: ["ETag": "\"1\""]),
      .json(#"{"login":"a","id":1,"name":"New"}"#, headers: ["ETag": "\"2\""]),
      .status(304)
    )
    let client = client(server)
    #expect(try await client.account(login: "a").name == "Old")
    #expect(try await client.account(login: "a").name == "New")
    #expect(try await client.account(login: "a").name == "New")
    #expect(server.requests.map { $0.header("If-None-Match") } == [nil, "\"1\"", "\"2\""])
  }

  @Test func `a failure leaves what was kept`() async throws {
    let server = ScriptedServer(
      .json(#"{"login":"a","id":1}"#, headers: ["ETag": "\"1\""]),
      .status(404),
      .status(304)
    )
    let client = client(server)
    _ = try await client.account(login: "a")
    let failure = await outcome { try await client.account(login: "a") }
    #expect(failure.error == .notFound(resource: "the account a", service: "GitHub"))
    #expect(try await client.account(login: "a").id == 1)
  }

  @Test func `not modified without a copy is unexpected`() async throws {
    let server = ScriptedServer(.status(304))
    let client = client(server)
    let failure = await outcome { try await client.account(login: "a") }
    #expect(failure.error == .unexpectedStatus(status: 304, bodyExcerpt: ""))
  }
}
