import CoinClient
import Dependencies
import Models
import Testing

@Suite struct PreviewTests {
  @Test func `a preview has sample data and no network`() async throws {
    try await withDependencies {
      $0.context = .preview
    } operation: { () async throws in
      @Dependency(\.coinClient) var client
      #expect(try await client.coins(currency: "USD", limit: 2).count == 2)
    }
  }
}
