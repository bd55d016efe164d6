import Dependencies
import FavoritesClient
import Models
import Testing

@Suite struct FavoritesClientTests {
  @Test func `an endpoint that a test did not override fails by name`() async throws {
    try await withKnownIssue {
      _ = try await FavoritesClient().toggle(.mock)
    } matching: { issue in
      String(describing: issue).contains("FavoritesClient.toggle") || issue.error is Unimplemented
    }
  }

  @Test func `an observation that a test didn't override fails by name`() async throws {
    try await withKnownIssue {
      for try await _ in FavoritesClient().observe() { Issue.record("a value came") }
    } matching: { issue in
      String(describing: issue).contains("FavoritesClient.observe")
    }
  }

  @Test func `a preview has favorites`() async throws {
    let client = withDependencies {
      $0.context = .preview
    } operation: {
      Dependency(\.favoritesClient).wrappedValue
    }
    #expect(try await !client.all().isEmpty)
  }
}
