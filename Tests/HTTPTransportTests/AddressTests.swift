import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

/// The addresses that a user may configure.
@Suite struct AddressTests {
  private func address(
    _ server: ScriptedServer,
    scheme: String = "http",
    user: String = "",
    path: String = ""
  )
    throws -> URL
  {
    try #require(URL(string: "\(scheme)://\(user)\(server.host)\(path)"))
  }

  private func service(_ url: URL, credentials: [String: Secret] = [:]) -> APIService {
    APIService(name: "sample", baseURL: url, credentials: credentials, retry: .never, transport: .test())
  }

  @Test func `user and password become basic credentials`() async throws {
    let server = ScriptedServer(.status(200))
    let service = service(try address(server, user: "ada:p%40ss@"))
    let response = try await service.response(to: try service.request(["things"]))
    let credentials = Data("ada:p@ss".utf8).base64EncodedString()
    #expect(server.requests.first?.header("Authorization") == "Basic \(credentials)")
    #expect(response.url.absoluteString == "http://\(server.host)/things")
  }

  @Test func `the service's own credentials take precedence`() async throws {
    let server = ScriptedServer(.status(200))
    let token = try #require(Secret("token")?.prefixed("Bearer "))
    let service = service(try address(server, user: "ada:pass@"), credentials: ["Authorization": token])
    _ = try await service.response(to: try service.request(["things"]))
    #expect(server.requests.first?.header("Authorization") == "Bearer token")
  }

  @Test func `user and password hold for further pages but not for other origins`() async throws {
    let other = ScriptedServer(.status(200))
    let server = ScriptedServer(.status(200), .redirect(to: "\(other.url)/"))
    let service = service(try address(server, user: "ada:pass@"))
    _ = try await service.response(to: try service.request(page: server.url.appending(path: "page")))
    #expect(server.requests.first?.header("Authorization")?.hasPrefix("Basic ") == true)
    _ = try await service.response(to: try service.request(["things"]))
    #expect(other.requests.count == 1)
    #expect(other.requests.first?.header("Authorization") == nil)
  }

  @Test func `a redirect's user and password are not sent`() async throws {
    let other = ScriptedServer(.status(200))
    let location = try address(other, user: "eve:pass@", path: "/there").absoluteString
    let server = ScriptedServer(.redirect(to: location))
    let outcome = await HTTPTransport.test().outcome(HTTPRequest(url: server.url))
    #expect(try outcome.get().url.absoluteString == "http://\(other.host)/there")
    #expect(other.requests.first?.header("Authorization") == nil)
  }

  @Test func `a scheme in upper case and a path are kept`() async throws {
    let server = ScriptedServer(.status(200))
    let service = service(try address(server, scheme: "HTTP", path: "/api/v2/"))
    _ = try await service.response(to: try service.request(["things", "a b"]))
    #expect(server.requests.map(\.target) == ["/api/v2/things/a%20b"])
  }

  @Test func `no error shows user or password`() async throws {
    let server = ScriptedServer(.close)
    let service = service(try address(server, user: "ada:hunter2@"))
    let outcome = await APIResult { try await service.response(to: service.request(["x"])) }
    #expect(outcome.error?.message.contains("hunter2") == false)
    let invalid = try #require(URL(string: "ftp://ada:hunter2@a.test"))
    let refused = #expect(throws: APIError.self) { try self.service(invalid).request(["x"]) }
    #expect(refused?.message.contains("hunter2") == false)
  }
}
