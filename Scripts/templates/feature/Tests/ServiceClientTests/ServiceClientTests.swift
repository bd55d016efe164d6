import Dependencies
import ServiceClient
import Testing

struct ServiceClientTests {
  @Test func theLiveItemsHaveNamesAndIDsOfTheirOwn() async throws {
    let items = try await ServiceClient.liveValue.items()
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { !$0.name.isEmpty })
    #expect(Set(items.map(\.id)).count == items.count)
  }

  @Test func previewsHaveItems() async throws {
    let items = try await withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.serviceClient) var client
      return try await client.items()
    }
    #expect(items == [.mock, .mock2])
  }

  @Test func aTestThatOverridesNothingFailsByTheNameOfTheEndpoint() async {
    await withKnownIssue {
      _ = try? await ServiceClient.testValue.items()
    } matching: { issue in
      "\(issue)".contains("items")
    }
  }
}
