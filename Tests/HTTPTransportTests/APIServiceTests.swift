import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct APIServiceTests {
  private func service(_ base: String, key: String? = nil) throws -> APIService {
    var credentials: [String: Secret] = [:]
    credentials["x-api-key"] = Secret(key)
    return APIService(
      name: "sample",
      baseURL: try #require(URL(string: base)),
      credentials: credentials,
      keyVariables: ["SAMPLE_KEY"],
      transport: .test()
    )
  }

  @Test(arguments: ["http://127.0.0.1:9/base", "http://127.0.0.1:9/base/", "http://127.0.0.1:9/base?x=y#z"])
  func `path and query follow the base`(base: String) throws {
    let request = try service(base).request(["a", "b"], query: [("q", "1"), ("none", nil), ("r", "")])
    #expect(request.url.absoluteString == "http://127.0.0.1:9/base/a/b?q=1&r=")
  }

  @Test func `what is special in an address is encoded`() throws {
    let request = try service("http://127.0.0.1:9").request(
      ["a/b c?", "1,2"],
      query: [("q", "x&y=z+ä #%")]
    )
    #expect(
      request.url.absoluteString == "http://127.0.0.1:9/a%2Fb%20c%3F/1,2?q=x%26y%3Dz%2B%C3%A4%20%23%25"
    )
  }

  @Test(arguments: ["", ".", ".."])
  func `a segment that would lead elsewhere is refused`(segment: String) throws {
    let service = try service("http://127.0.0.1:9")
    #expect(throws: APIError.invalidRequest(detail: "a name is missing, or is only dots")) {
      try service.request(["users", segment, "repos"])
    }
  }

  @Test func `a page of the same origin is asked with the key`() throws {
    let service = try service("http://127.0.0.1:9/base", key: "key")
    let page = try #require(URL(string: "http://127.0.0.1:9/other?page=2"))
    let request = try service.request(page: page)
    #expect(request.url == page)
    #expect(request.credentials == ["x-api-key": Secret("key")])
  }

  @Test(arguments: [
    "http://127.0.0.1:10/", "https://127.0.0.1:9/", "http://127.0.0.2:9/", "http://127.0.0.1:9@evil.example/",
    "file:///etc/passwd",
  ])
  func `a page of another origin is not asked`(page: String) throws {
    let service = try service("http://127.0.0.1:9/base", key: "key")
    let url = try #require(URL(string: page))
    #expect(throws: (any Error).self) { try service.request(page: url) }
  }

  @Test func `a key that the service repeats is replaced`() async throws {
    let server = ScriptedServer(.json(#"{"message":"the key hunter2 is on no plan"}"#, status: 403))
    let service = try service(server.url.absoluteString, key: "hunter2")
    let outcome = await APIResult {
      try await service.value([String: Int].self, for: service.request([]), resource: "it")
    }
    #expect(outcome.error == .forbidden(message: "the key ‹redacted› is on no plan"))
  }

  @Test func `an answer of another shape says where it failed`() async throws {
    struct Thing: Decodable {
      var items: [Item]
      struct Item: Decodable {
        var id: Int
      }
    }
    let server = ScriptedServer(
      .json(#"{"items":[{"id":1},{"id":"two"}]}"#),
      .json(#"{"items":[{}]}"#),
      .html(),
      .status(204)
    )
    let service = try service(server.url.absoluteString)
    let place = "sample at \(server.host)"
    func outcome() async -> APIError? {
      let outcome = await APIResult {
        try await service.value(Thing.self, for: service.request([]), resource: "it")
      }
      return outcome.error
    }
    #expect(
      await outcome()
        == .undecodable(
          type: "Thing",
          path: "items.1.id",
          excerpt: #"{"items":[{"id":1},{"id":"two"}]}"#,
          service: place
        )
    )
    #expect(
      await outcome()
        == .undecodable(type: "Thing", path: "items.0.id", excerpt: #"{"items":[{}]}"#, service: place)
    )
    #expect(
      await outcome()
        == .undecodable(
          type: "Thing",
          path: "",
          excerpt: "a web page instead of data",
          service: place
        )
    )
    #expect(await outcome() == .undecodable(type: "Thing", path: "", excerpt: "", service: place))
  }
}
