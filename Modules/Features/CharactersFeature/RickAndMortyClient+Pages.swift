import Models
import RickAndMortyClient

extension RickAndMortyClient {
  /// Returns the pages of a request, joined; those that exist.
  func characters(_ request: CharactersRequest) async throws -> CharactersPage {
    let first = request.firstPage ?? request.page
    var joined = try await characters(filter: request.filter, page: first)
    for number in first..<max(first, request.page) where joined.nextPage != nil {
      let page = try await characters(filter: request.filter, page: number + 1)
      joined.characters += page.characters
      joined.nextPage = page.nextPage
    }
    return joined
  }
}
