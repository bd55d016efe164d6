import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import ReqresClient
import Testing

@Suite struct ReqresClientTests {
  private func client(_ server: ScriptedServer, key: String? = nil) -> ReqresClient {
    let configuration = ServiceConfiguration(baseURL: server.url, apiKey: Secret(key))
    return .live(configuration: configuration, transport: .test())
  }

  @Test func `a user is read`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"data":{"id":3,"email":"ada.sample@reqres.in","first_name":"Ada","last_name":"Sample",
          "avatar":"https://reqres.in/img/faces/3-image.jpg"},
         "support":{"url":"https://example.invalid/support","text":"free text"},"_meta":[1]}
        """#
      )
    )
    let user = try await client(server).user(id: 3)
    #expect(
      user
        == User(
          id: 3,
          email: "ada.sample@reqres.in",
          firstName: "Ada",
          lastName: "Sample",
          avatar: URL(string: "https://reqres.in/img/faces/3-image.jpg")
        )
    )
    #expect(server.requests.map(\.target) == ["/api/users/3"])
  }

  @Test func `an avatar that isn't an address is left out`() async throws {
    let server = ScriptedServer(
      .json(#"{"data":{"id":3,"email":"e","first_name":"A","last_name":"S","avatar":"javascript:x"}}"#)
    )
    #expect(try await client(server).user(id: 3).avatar == nil)
  }

  @Test func `a page of users is read`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"page":2,"per_page":6,"total":12,"total_pages":2,
         "data":[{"id":7,"email":"g.sample@reqres.in","first_name":"Gina","last_name":"Sample",
           "avatar":"https://reqres.in/img/faces/7-image.jpg"}],
         "support":"not even an object"}
        """#
      )
    )
    let page = try await client(server).users(page: 2, perPage: 6)
    #expect(page.users.map(\.fullName) == ["Gina Sample"])
    #expect(page == UsersPage(page: 2, perPage: 6, total: 12, totalPages: 2, users: page.users))
    #expect(server.requests.map(\.target) == ["/api/users?page=2&per_page=6"])
  }

  @Test func `a page past the end has no users`() async throws {
    let server = ScriptedServer(
      .json(#"{"page":9,"per_page":6,"total":12,"total_pages":2,"data":[]}"#)
    )
    let page = try await client(server).users(page: 9, perPage: 6)
    #expect(page.users == [])
    #expect(page.nextPage == nil)
  }

  @Test func `pages are counted from one`() async throws {
    let server = ScriptedServer(.status(500))
    let client = client(server)
    for (page, perPage) in [(0, 6), (-1, 6), (1, 0)] {
      let outcome = await outcome { try await client.users(page: page, perPage: perPage) }
      #expect(outcome.error == .invalidRequest(detail: "pages, and the users on one, are counted from 1"))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `the key is sent only if there is one`() async throws {
    let server = ScriptedServer(.status(404, body: "{}"))
    _ = await outcome { try await client(server).user(id: 1) }
    _ = await outcome { try await client(server, key: "secret").user(id: 1) }
    #expect(server.requests.map { $0.header("x-api-key") } == [nil, "secret"])
  }

  @Test func `the key does not follow a redirect to another origin`() async throws {
    let other = ScriptedServer(.status(404, body: "{}"))
    let server = ScriptedServer(.redirect(to: other.url.absoluteString))
    _ = await outcome { try await client(server, key: "secret").user(id: 1) }
    #expect(other.requests.count == 1)
    #expect(other.requests.first?.header("x-api-key") == nil)
  }

  @Test func `the environment sets the address and the key`() {
    #expect(ReqresClient.configuration(environment: [:]).baseURL == ReqresClient.defaultBaseURL)
    let configuration = ReqresClient.configuration(
      environment: ["REQRES_API_URL": "http://127.0.0.1:1/x", "REQRES_API_KEY": "key"])
    #expect(configuration.baseURL.absoluteString == "http://127.0.0.1:1/x")
    #expect(configuration.apiKey == Secret("key"))
  }
}
