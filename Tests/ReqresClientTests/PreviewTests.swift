import Dependencies
import Models
import ReqresClient
import Testing

@Suite struct PreviewTests {
  @Test func `a preview has sample data and no network`() async throws {
    try await withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.reqresClient) var client
      let page = try await client.users(page: 1, perPage: 6)
      let id = try #require(page.users.first?.id)
      #expect(try await client.user(id: id).id == id)
      await #expect(throws: APIError.self) { try await client.user(id: -1) }
    }
  }
}
