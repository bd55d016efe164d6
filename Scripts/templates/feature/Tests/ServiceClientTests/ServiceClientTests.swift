import Dependencies
import Models
import ServiceClient
import Testing

struct ServiceClientTests {
  @Test func `previews have items and no network`() async throws {
    try await withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.serviceClient) var client
      let items = try await client.items()
      #expect(items == [.mock, .mock2])
      #expect(try await client.item(id: 2) == .mock2)
      await #expect(throws: APIError.notFound(resource: "item 7")) { try await client.item(id: 7) }
    }
  }

  @Test func `a test that overrides nothing fails by the name of the endpoint`() async {
    await withKnownIssue {
      _ = try? await ServiceClient.testValue.items()
    } matching: { issue in
      "\(issue)".contains("items")
    }
  }
}
