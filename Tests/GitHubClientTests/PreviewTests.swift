import Dependencies
import GitHubClient
import Models
import Testing

@Suite struct PreviewTests {
  @Test func `a preview has sample data and no network`() async throws {
    try await withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.gitHubClient) var client
      let page = try await client.repositories(owner: "octo", page: nil)
      #expect(!page.repositories.isEmpty)
      let name = try #require(page.repositories.first?.name)
      #expect(try await client.repository(owner: "octo", name: name).name == name)
      #expect(try await client.searchRepositories(query: name, page: nil).repositories.map(\.name) == [name])
      await #expect(throws: APIError.self) { try await client.repository(owner: "octo", name: "nothing") }
      #expect(try await client.readme(owner: "octo", name: name).hasPrefix("# \(name)"))
      _ = try await client.account(login: "octo")
      _ = try await client.rateLimit()
    }
  }
}
