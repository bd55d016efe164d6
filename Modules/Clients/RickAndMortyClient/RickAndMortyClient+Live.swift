import Dependencies
import Foundation
import HTTPTransport
import Models

extension RickAndMortyClient: DependencyKey {
  public static let liveValue = live(configuration: configuration())

  public static let defaultBaseURL = URL(constant: "https://rickandmortyapi.com/api")

  /// Reads the configuration from `RICK_AND_MORTY_API_URL`.
  public static func configuration(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceConfiguration {
    ServiceConfiguration(
      environment: environment,
      urlVariable: "RICK_AND_MORTY_API_URL",
      defaultBaseURL: defaultBaseURL
    )
  }

  /// Creates a client for the service, which needs no key.
  public static func live(
    configuration: ServiceConfiguration,
    transport: HTTPTransport = .shared
  ) -> RickAndMortyClient {
    let service = APIService(
      name: "Rick and Morty",
      baseURL: configuration.baseURL,
      transport: transport
    )
    return RickAndMortyClient(
      characters: { try await service.characters(matching: $0, page: $1) },
      character: { try await service.character(id: $0) },
      charactersWithIDs: { try await service.characters(ids: $0) }
    )
  }
}

extension APIService {
  fileprivate func characters(
    matching filter: CharacterFilter,
    page: Int
  ) async throws(APIError) -> CharactersPage {
    // The service treats any page below 1 as the first.
    let page = max(1, page)
    let request = try request(["character"], query: [("page", String(page))] + filter.query)
    let response = try await response(to: request)
    // "Nothing matches", "past the end" and "no such route" are the same response. The first page of all characters
    // always exists, so for that page it can only be the route.
    if response.isNothing, page > 1 || !filter.isEmpty {
      return CharactersPage(page: page, characters: [], count: 0, pages: 0)
    }
    guard (200...299).contains(response.status) else {
      throw error(for: response, resource: "the list of characters")
    }
    let found = try decode(CharactersResponse.self, from: response)
    return CharactersPage(
      page: page,
      characters: found.results.map(\.character),
      count: found.info.count,
      pages: found.info.pages,
      nextPage: found.info.isLast || page == .max ? nil : page + 1
    )
  }

  fileprivate func character(id: Int) async throws(APIError) -> RickAndMortyCharacter {
    // The service answers 500 to an invalid ID.
    guard id >= 1 else { throw .notFound(resource: "character \(id)", examples: "numbers from 1") }
    let request = try request(["character", String(id)])
    return try await value(WireCharacter.self, for: request, resource: "character \(id)").character
  }

  fileprivate func characters(ids: [Int]) async throws(APIError) -> [RickAndMortyCharacter] {
    let ids = Set(ids).filter { $0 >= 1 }.sorted()
    guard !ids.isEmpty else { return [] }
    // The brackets make even one id an array.
    let list = "[\(ids.map(String.init).joined(separator: ","))]"
    let request = try request(["character", list])
    return try await value([WireCharacter].self, for: request, resource: "characters").map(\.character)
  }
}

extension CharacterFilter {
  fileprivate var query: [(name: String, value: String?)] {
    [
      ("name", name.nonEmpty), ("status", status?.rawValue.lowercased()), ("species", species.nonEmpty),
      ("type", type.nonEmpty), ("gender", gender?.rawValue.lowercased()),
    ]
  }
}

extension HTTPResponse {
  fileprivate var isNothing: Bool {
    status == 404
      && (try? JSONDecoder().decode(NotFoundBody.self, from: body))?.error == "There is nothing here"
  }
}

/// The body of a response with status 404.
private struct NotFoundBody: Decodable {
  var error: String
}
