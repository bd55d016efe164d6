import ClientTestSupport
import Foundation
import GitHubClient
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct GitHubClientTests {
  private func client(_ server: ScriptedServer, token: String? = nil) -> GitHubClient {
    .live(configuration: .init(baseURL: server.url, apiKey: Secret(token)), transport: .test())
  }

  @Test func `an organization is read although almost everything is null`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"login":"octo-sample","id":4401,"type":"Organization","name":null,"bio":"Samples only",
         "company":null,"public_repos":42,"followers":310,"following":0,
         "html_url":"https://github.com/octo-sample","created_at":"2015-04-01T00:00:00Z"}
        """#
      )
    )
    let account = try await client(server).account(login: "octo-sample")
    #expect(
      account
        == Account(
          id: 4401,
          login: "octo-sample",
          kind: .organization,
          bio: "Samples only",
          publicRepositories: 42,
          followers: 310,
          url: URL(string: "https://github.com/octo-sample"),
          createdAt: Date(timeIntervalSince1970: 1_427_846_400)
        )
    )
    #expect(server.requests.map(\.target) == ["/users/octo-sample"])
  }

  @Test(arguments: [("User", Account.Kind.user), ("Organization", .organization), ("Bot", .other("Bot"))])
  func `an account has a kind`(type: String, kind: Account.Kind) async throws {
    let server = ScriptedServer(.json(#"{"login":"a","id":1,"type":"\#(type)"}"#))
    #expect(try await client(server).account(login: "a").kind == kind)
  }

  @Test func `a README is decoded from base64 in lines`() async throws {
    let server = ScriptedServer(
      .json(#"{"encoding":"base64","content":"IyBD\nYWbDqQ==\n","name":"README.md"}"#)
    )
    #expect(try await client(server).readme(owner: "octo-sample", name: "sample-kit") == "# Café")
    #expect(server.requests.map(\.target) == ["/repos/octo-sample/sample-kit/readme"])
  }

  @Test(
    arguments: [#"{"encoding":"none","content":""}"#, #"{"encoding":"base64","content":"***="}"#, "{}", "[]"]
  )
  func `a README of another shape is an error`(body: String) async throws {
    let server = ScriptedServer(.json(body))
    await #expect(throws: APIError.self) { try await client(server).readme(owner: "o", name: "k") }
  }

  @Test(arguments: [("-", "k"), ("o", "a b"), ("o", "..")])
  func `a README of an impossible repository isn't asked for`(owner: String, name: String) async throws {
    let server = ScriptedServer()
    await #expect(throws: APIError.self) { try await client(server).readme(owner: owner, name: name) }
    #expect(server.requests.isEmpty)
  }

  @Test func `a repository is read if it only has the required fields`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"id":910001,"name":"sample-kit","full_name":"octo-sample/sample-kit",
         "owner":{"login":"octo-sample","id":4401},"private":false,"fork":true,"description":null,
         "html_url":"https://github.com/octo-sample/sample-kit","url":"https://api.github.com/x",
         "stargazers_count":null,"language":null,"license":null,"pushed_at":null,"topics":null}
        """#
      )
    )
    let repository = try await client(server).repository(owner: "octo-sample", name: "sample-kit")
    #expect(
      repository
        == Repository(
          id: 910_001,
          name: "sample-kit",
          owner: "octo-sample",
          url: URL(string: "https://github.com/octo-sample/sample-kit"),
          isFork: true
        )
    )
    #expect(server.requests.map(\.target) == ["/repos/octo-sample/sample-kit"])
  }

  @Test func `a repository is read with everything that may be there`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"id":1,"name":"k","full_name":"o/k","owner":{"login":"o","id":2},"private":true,"fork":false,
         "html_url":"https://github.com/o/k","description":"d","stargazers_count":128,"forks_count":9,
         "open_issues_count":3,"language":"Swift","topics":["a"],"archived":true,"default_branch":"main",
         "license":{"spdx_id":"MIT","name":"MIT License"},"created_at":"2020-09-13T12:26:40Z",
         "updated_at":"2023-11-14T22:13:20Z","pushed_at":"2023-11-14T22:23:20.000Z"}
        """#
      )
    )
    let repository = try await client(server).repository(owner: "o", name: "k")
    #expect(
      repository
        == Repository(
          id: 1,
          name: "k",
          owner: "o",
          description: "d",
          url: URL(string: "https://github.com/o/k"),
          isPrivate: true,
          isArchived: true,
          stars: 128,
          forks: 9,
          openIssues: 3,
          language: "Swift",
          topics: ["a"],
          license: "MIT",
          defaultBranch: "main",
          createdAt: Date(timeIntervalSince1970: 1_600_000_000),
          updatedAt: Date(timeIntervalSince1970: 1_700_000_000),
          pushedAt: Date(timeIntervalSince1970: 1_700_000_600)
        )
    )
  }

  @Test func `every request has the header fields that GitHub requires`() async throws {
    let server = ScriptedServer(.json(#"{"login":"a","id":1}"#))
    _ = try await client(server, token: "secret").account(login: "a")
    _ = try await client(server).account(login: "a")
    for request in server.requests {
      #expect(request.header("User-Agent") == "composed")
      #expect(request.header("Accept") == "application/vnd.github+json")
      #expect(request.header("X-GitHub-Api-Version") == "2022-11-28")
    }
    #expect(server.requests.map { $0.header("Authorization") } == ["Bearer secret", nil])
  }

  @Test(arguments: ["", "-a", "a--b", "a b", "../orgs", "ä", String(repeating: "a", count: 40)])
  func `what cannot be a login is not asked`(login: String) async throws {
    let server = ScriptedServer(.status(500))
    let client = client(server)
    let message =
      "\"\(login)\" cannot be an account on GitHub, whose names are letters, digits and single hyphens, "
      + "at most 39 of them"
    let account = await outcome { try await client.account(login: login) }
    let page = await outcome { try await client.repositories(owner: login, page: nil) }
    #expect(account.error == .invalidRequest(detail: message))
    #expect(page.error == .invalidRequest(detail: message))
    #expect(server.requests.isEmpty)
  }

  @Test func `what cannot be a repository is not asked`() async throws {
    let server = ScriptedServer(.status(500))
    let client = client(server)
    let failure = await outcome { try await client.repository(owner: "a", name: "../b") }
    #expect(
      failure.error == .invalidRequest(detail: "\"../b\" cannot be the name of a repository on GitHub")
    )
    #expect(server.requests.isEmpty)
  }

  @Test func `the allowance is read`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"resources":{"core":{"limit":60,"remaining":59,"reset":1700003600,"used":1}},
         "rate":{"limit":60,"remaining":59,"reset":1700003600}}
        """#
      )
    )
    #expect(try await client(server).rateLimit() == .mock)
    #expect(server.requests.map(\.target) == ["/rate_limit"])
  }

  @Test func `the environment sets the address and the key`() {
    #expect(GitHubClient.configuration(environment: [:]).baseURL == GitHubClient.defaultBaseURL)
    let configuration = GitHubClient.configuration(
      environment: ["GITHUB_API_URL": "http://127.0.0.1:1", "GITHUB_TOKEN": "b", "GH_TOKEN": "a"])
    #expect(configuration.baseURL.absoluteString == "http://127.0.0.1:1")
    #expect(configuration.apiKey == Secret("a"))
    #expect(GitHubClient.configuration(environment: ["GITHUB_TOKEN": "b"]).apiKey == Secret("b"))
  }
}
