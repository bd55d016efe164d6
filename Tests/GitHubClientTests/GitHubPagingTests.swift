import ClientTestSupport
import Foundation
import GitHubClient
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct GitHubPagingTests {
  private func client(_ server: ScriptedServer, pageSize: Int = 50) -> GitHubClient {
    .live(
      configuration: .init(baseURL: server.url, apiKey: Secret("secret")),
      pageSize: pageSize,
      transport: .test()
    )
  }

  private static func repository(_ id: Int) -> String {
    #"{"id":\#(id),"name":"r\#(id)","full_name":"o/r\#(id)","owner":{"login":"o"},"private":false,"fork":false}"#
  }

  @Test func `the next page is where the service says`() async throws {
    let server = ScriptedServer { request in
      guard request.path == "/users/o/repos" else {
        return .json("[\(Self.repository(2))]", headers: ["Link": "</x>; rel=\"first\""])
      }
      let links = #"</opaque?cursor=a,b;c>; rel="next", </users/o/repos?page=9>; rel="last""#
      return .json("[\(Self.repository(1))]", headers: ["Link": links])
    }
    let client = client(server)
    let first = try await client.repositories(owner: "o", page: nil)
    #expect(first.repositories.map(\.id) == [1])
    #expect(first.nextPage == URL(string: "\(server.url)/opaque?cursor=a,b;c"))
    let second = try await client.repositories(owner: "o", page: first.nextPage)
    #expect(second.repositories.map(\.id) == [2])
    #expect(second.nextPage == nil)
    #expect(
      server.requests.map(\.target) == [
        "/users/o/repos?sort=updated&direction=desc&per_page=50", "/opaque?cursor=a,b;c",
      ]
    )
    #expect(server.requests.last?.header("Authorization") == "Bearer secret")
  }

  @Test(arguments: [
    (#"<http://127.0.0.1:9/n>; rel="next""#, true),
    (#"<http://127.0.0.1:9/n>; rel=next"#, true),
    (#"<http://127.0.0.1:9/n>;title="a, b; <c>";rel="prev next""#, true),
    (#"<http://127.0.0.1:9/p>; rel="prev", <http://127.0.0.1:9/n>; REL="NEXT""#, true),
    (#"<http://127.0.0.1:9/p>; rel="prev""#, false),
    (#"<http://127.0.0.1:9/p>; title="rel=next""#, false),
    (#"<http://127.0.0.1:9/n"#, false),
    ("nonsense, <>", false),
    ("", false),
  ])
  func `a link may be written in many ways`(field: String, hasNext: Bool) async throws {
    let server = ScriptedServer(.json("[]", headers: ["Link": field]))
    let page = try await client(server).repositories(owner: "o", page: nil)
    #expect(page.nextPage == (hasNext ? URL(string: "http://127.0.0.1:9/n") : nil))
  }

  @Test func `a next page of another origin is not asked`() async throws {
    let other = ScriptedServer(.json("[]"))
    let server = ScriptedServer(
      .json("[\(Self.repository(1))]", headers: ["Link": "<\(other.url)/n>; rel=\"next\""])
    )
    let client = client(server)
    let first = try await client.repositories(owner: "o", page: nil)
    let second = await outcome { try await client.repositories(owner: "o", page: first.nextPage) }
    #expect(
      second.error
        == .invalidRequest(
          detail:
            "GitHub says that the next page is at \(other.host), which isn\'t trusted; check its address"
        )
    )
    #expect(other.requests.isEmpty)
  }

  @Test func `a redirect to another origin gets no token`() async throws {
    let other = ScriptedServer(.json("[]"))
    let server = ScriptedServer(.redirect(to: "\(other.url)/moved", status: 301))
    _ = try await client(server).repositories(owner: "o", page: nil)
    #expect(other.requests.map(\.path) == ["/moved"])
    #expect(other.requests.first?.header("Authorization") == nil)
  }

  @Test(arguments: [301, 302, 307])
  func `a renamed repository is followed`(status: Int) async throws {
    let server = ScriptedServer(
      .redirect(to: "/repositories/1", status: status),
      .json(Self.repository(1))
    )
    #expect(try await client(server).repository(owner: "o", name: "old").id == 1)
    #expect(server.requests.last?.header("Authorization") == "Bearer secret")
  }

  @Test func `a search counts what it found`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"total_count":61,"incomplete_results":false,"items":[{"id":910001,"name":"sample-kit",
         "full_name":"octo-sample/sample-kit","owner":{"login":"octo-sample","id":4401},"private":false,
         "html_url":"https://github.com/octo-sample/sample-kit","description":null,"fork":false,
         "url":"https://api.github.com/repos/octo-sample/sample-kit","score":1.0}]}
        """#,
        headers: ["Link": "</next>; rel=\"next\""]
      )
    )
    let page = try await client(server, pageSize: 10).searchRepositories(query: "a b&c", page: nil)
    #expect(page.repositories.map(\.fullName) == ["octo-sample/sample-kit"])
    #expect(page.totalCount == 61)
    #expect(page.nextPage == URL(string: "\(server.url)/next"))
    #expect(server.requests.map(\.target) == ["/search/repositories?q=a%20b%26c&per_page=10"])
    #expect(server.requests.first?.query["q"] == "a b&c")
  }
}
