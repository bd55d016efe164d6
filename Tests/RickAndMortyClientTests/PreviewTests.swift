import Dependencies
import Models
import RickAndMortyClient
import Testing

@Suite struct PreviewTests {
  @Test func `a preview has sample data and no network`() async throws {
    try await withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.rickAndMortyClient) var client
      let page = try await client.characters(filter: CharacterFilter(), page: 1)
      let id = try #require(page.characters.first?.id)
      #expect(try await client.character(id: id).id == id)
      #expect(try await client.charactersWithIDs(ids: [id, -1]).map(\.id) == [id])
      await #expect(throws: APIError.self) { try await client.character(id: -1) }
    }
  }
}
