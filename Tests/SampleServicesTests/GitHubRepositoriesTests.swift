import Foundation
import SampleServices
import Testing

@Suite struct GitHubRepositoriesTests {
  @Test func `following the links reaches every repository once`() async throws {
    try await SampleServices.run { services in
      var ids: [Double] = []
      var next: URL? = services.baseURL(for: .github).appending(path: "users/ada-sample/repos")
      var pages = 0
      while let url = next {
        let reply = try await get(url)
        ids += try reply.json.asArray.compactMap(\.id?.asNumber)
        next = reply.link("next")
        pages += 1
        #expect(next.map { $0.absoluteString.hasPrefix(services.origin.absoluteString) } ?? true)
      }
      #expect(pages == 3)
      #expect(ids.count == 67)
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test func `a page in the middle links to its neighbors and the ends`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.github, "/users/ada-sample/repos?sort=updated&per_page=10&page=3")
      let base =
        "\(services.origin.absoluteString)/github/users/ada-sample/repos?sort=updated&per_page=10&page="
      #expect(reply.link("prev")?.absoluteString == base + "2")
      #expect(reply.link("next")?.absoluteString == base + "4")
      #expect(reply.link("last")?.absoluteString == base + "7")
      #expect(reply.link("first")?.absoluteString == base + "1")
      #expect(try reply.json.asArray.count == 10)
    }
  }

  @Test func `one alone has no links`() async throws {
    try await SampleServices.run { services in
      #expect(try await services.get(.github, "/users/octo-sample/repos").header("Link") == nil)
      let last = try await services.get(.github, "/users/ada-sample/repos?page=3")
      #expect(last.link("next") == nil)
      #expect(last.link("prev") != nil)
    }
  }

  @Test(arguments: [("0", 30), ("1000", 67), ("many", 30), ("5", 5)])
  func `the page size stays within its bounds`(size: String, expected: Int) async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.github, "/users/ada-sample/repos?per_page=\(size)").json
      #expect(json.asArray.count == expected)
    }
  }

  @Test(arguments: ["created", "updated", "pushed"])
  func `the latest comes first`(sort: String) async throws {
    try await SampleServices.run { services in
      let path = "/users/ada-sample/repos?per_page=100&sort=\(sort)"
      let dates = try await services.get(.github, path).json.asArray
        .compactMap { $0[dynamicMember: "\(sort)_at"]?.asString }
      #expect(dates == dates.sorted(by: >))
      #expect(dates.count > 60)
      let ascending = try await services.get(.github, "\(path)&direction=asc").json.asArray
        .compactMap { $0[dynamicMember: "\(sort)_at"]?.asString }
      #expect(ascending == ascending.sorted())
    }
  }

  @Test func `without a sort the names are in order`() async throws {
    try await SampleServices.run { services in
      let names = try await services.get(.github, "/users/ada-sample/repos").json.asArray
        .compactMap(\.full_name?.asString)
      #expect(names == names.sorted())
    }
  }

  @Test func `every field that may be null or absent is somewhere`() async throws {
    try await SampleServices.run { services in
      let all = try await services.get(.github, "/users/ada-sample/repos?per_page=100").json.asArray
      for field in ["description", "language", "license", "pushed_at"] {
        #expect(all.contains { $0[dynamicMember: field] == .null }, "\(field)")
        #expect(all.contains { $0[dynamicMember: field]?.asString != nil || field == "license" }, "\(field)")
      }
      #expect(all.contains { $0.stargazers_count == nil })
      #expect(all.contains { $0.archived == true } && all.contains { $0.fork == true })
      #expect(all.allSatisfy { $0.keys.isSuperset(of: Self.required) })
    }
  }

  private static let required = [
    "id", "node_id", "name", "full_name", "owner", "private", "html_url", "description", "fork", "url",
  ]

  @Test func `each repository but the minimal one has a README in base64`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.github, "/repos/octo-sample/sample-docs/readme").json
      let lines = json.content?.asString?.split(separator: "\n") ?? []
      #expect(lines.count > 1 && lines.allSatisfy { $0.count <= 60 })
      let text = Data(base64Encoded: lines.joined()).map { String(decoding: $0, as: UTF8.self) }
      #expect(text?.hasPrefix("# sample-docs\n") == true)
      #expect(json.encoding == "base64")
      for path in ["ada-sample/untouched", "ada-sample/nothing", "nobody/nothing"] {
        #expect(try await services.get(.github, "/repos/\(path)/readme").status == 404)
      }
    }
  }

  @Test func `some text would steer a terminal`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.github, "/repos/ada-sample/terminal-tricks").json
      #expect(json.description?.asString?.contains("\u{1B}[31m") == true)
      #expect(json.description?.asString?.contains("\u{202E}") == true)
    }
  }

  @Test(arguments: [
    ("users/ada-sample", "member", 0), ("orgs/octo-sample", "private", 0), ("orgs/octo-sample", "all", 7),
    ("users/ada-sample", "owner", 67),
  ])
  func `the type narrows the list`(account: String, type: String, count: Int) async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.github, "/\(account)/repos?per_page=100&type=\(type)").json
      #expect(json.asArray.count == count)
    }
  }

  @Test func `forks and sources of an organization are all it has`() async throws {
    try await SampleServices.run { services in
      let forks = try await services.get(.github, "/orgs/octo-sample/repos?type=forks").json.asArray
      let sources = try await services.get(.github, "/orgs/octo-sample/repos?type=sources").json.asArray
      #expect(forks.allSatisfy { $0.fork == true })
      #expect(sources.allSatisfy { $0.fork == false })
      #expect(forks.count + sources.count == 7)
    }
  }

  @Test func `search finds words and qualifiers over all accounts`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.github, "/search/repositories?q=tiny+user:ada-sample&per_page=100")
        .json
      #expect(json.incomplete_results == false)
      #expect(json.total_count?.asNumber == json.items?.asArray.count.asDouble)
      #expect((json.items?.asArray.count ?? 0) >= 10)
      #expect(json.items?[0]?.score == 1)
      let stars = json.items?.asArray.compactMap(\.stargazers_count?.asNumber) ?? []
      #expect(stars == stars.sorted(by: >))
      let none = try await services.get(.github, "/search/repositories?q=tiny+user:octo-sample").json
      #expect(none.total_count == 0)
    }
  }

  @Test func `a search for nothing is not valid`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.github, "/search/repositories")
      #expect(reply.status == 422)
      #expect(try reply.json.errors?[0]?.field == "q")
      #expect(try reply.json.errors?[0]?.code == "missing")
    }
  }
}

extension Int {
  fileprivate var asDouble: Double { Double(self) }
}
