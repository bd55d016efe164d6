import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct RedirectTests {
  let transport = HTTPTransport.test()

  private func request(_ url: URL, method: String = "GET") throws -> HTTPRequest {
    HTTPRequest(
      method: method,
      url: url,
      headers: ["Accept": "application/json", "User-Agent": "composed", "X-Private": "private"],
      credentials: [
        "Authorization": try #require(Secret("token")?.prefixed("Bearer ")),
        "x-api-key": try #require(Secret("key")),
      ],
      body: method == "GET" ? nil : Data("{}".utf8)
    )
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect within the origin keeps the keys`(status: Int) async throws {
    let server = ScriptedServer(.redirect(to: "/new?a=b", status: status), .status(200, body: "here"))
    let response = try await transport.outcome(try request(server.url)).get()
    #expect(response.status == 200)
    #expect(
      response.url == server.url.appending(path: "new").appending(queryItems: [.init(name: "a", value: "b")])
    )
    #expect(server.requests.map(\.target) == ["/", "/new?a=b"])
    #expect(server.requests.last?.header("Authorization") == "Bearer token")
    #expect(server.requests.last?.header("x-api-key") == "key")
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect to another origin loses the keys`(status: Int) async throws {
    let other = ScriptedServer(.status(200, body: "elsewhere"))
    let server = ScriptedServer(.redirect(to: "\(other.url)/there", status: status))
    let response = try await transport.outcome(try request(server.url)).get()
    #expect(response.body == Data("elsewhere".utf8))

    let arrived = try #require(other.requests.first)
    #expect(arrived.target == "/there")
    #expect(arrived.header("Accept") == "application/json")
    #expect(arrived.header("User-Agent") == "composed")
    for name in ["Authorization", "x-api-key", "X-Private", "Cookie", "Referer"] {
      #expect(arrived.header(name) == nil, "\(name) reached the other origin")
    }
  }

  @Test func `keys do not come back with a redirect back`() async throws {
    let home = ScriptedServer { request in
      request.path == "/start" ? .redirect(to: request.query["to"] ?? "") : .status(200)
    }
    let other = ScriptedServer(.redirect(to: "\(home.url)/end"))
    let start = home.url.appending(path: "start").appending(
      queryItems: [.init(name: "to", value: "\(other.url)/")])
    _ = try await transport.outcome(try request(start)).get()
    #expect(home.requests.map(\.path) == ["/start", "/end"])
    #expect(home.requests.last?.header("Authorization") == nil)
  }

  @Test func `redirects are followed five times`() async throws {
    let server = ScriptedServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return number < 5 ? .redirect(to: "/\(number + 1)") : .status(200, body: "here")
    }
    #expect(try await transport.outcome(try request(server.url)).get().body == Data("here".utf8))
  }

  @Test func `a circle of redirects ends`() async throws {
    let server = ScriptedServer(.redirect(to: "/", status: 307))
    let outcome = await transport.outcome(try request(server.url))
    #expect(
      outcome.error
        == .unexpectedStatus(status: 307, bodyExcerpt: "\(server.host) redirected more than 5 times")
    )
    #expect(server.requests.count == 6)
  }

  @Test(arguments: [
    "", "file:///etc/passwd", "ftp://127.0.0.1/", "http://127.0.0.1:99999/", "javascript:alert(1)", "http://",
  ])
  func `a redirect that leaves the web is not followed`(location: String) async throws {
    let server = ScriptedServer(.redirect(to: location))
    let outcome = await transport.outcome(try request(server.url))
    let excerpt = "\(server.host) redirected to no valid address"
    #expect(outcome.error == .unexpectedStatus(status: 302, bodyExcerpt: excerpt))
  }

  @Test func `a redirect without a location is not followed`() async throws {
    let server = ScriptedServer(.status(301, body: "moved"))
    let outcome = await transport.outcome(try request(server.url))
    let excerpt = "\(server.host) redirected to no valid address"
    #expect(outcome.error == .unexpectedStatus(status: 301, bodyExcerpt: excerpt))
  }

  @Test(arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
  func `the status decides whether the method stays`(status: Int, method: String) async throws {
    let server = ScriptedServer(.redirect(to: "/new", status: status), .status(200))
    _ = try await transport.outcome(try request(server.url, method: "POST")).get()
    let arrived = try #require(server.requests.last)
    #expect(arrived.method == method)
    #expect(arrived.body == (method == "POST" ? Data("{}".utf8) : Data()))
  }
}
