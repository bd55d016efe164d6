import Foundation
import HTTPTransport
import Models

/// The requests of the live client.
struct GitHubRequests: Sendable {
  private let service: APIService
  private let pageSize: String
  private let cache = ETagCache()

  init(configuration: ServiceConfiguration, pageSize: Int, transport: HTTPTransport) {
    var credentials: [String: Secret] = [:]
    credentials["Authorization"] = configuration.apiKey?.prefixed("Bearer ")
    self.pageSize = String(pageSize)
    service = APIService(
      name: "GitHub",
      baseURL: configuration.baseURL,
      headers: ["Accept": "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28"],
      credentials: credentials,
      keyVariables: GitHubClient.keyVariables,
      // GitHub's secondary limit asks for a one-minute pause and penalizes clients that ignore it.
      retry: RetryPolicy(rateLimitDelay: APIService.secondaryLimitDelay),
      transport: transport
    )
  }

  func account(login: String) async throws(APIError) -> Account {
    try Self.validate(login: login)
    let request = try service.request(["users", login])
    return try await value(WireAccount.self, for: request, resource: "the account \(login)").account
  }

  func repositories(owner: String, page: URL?) async throws(APIError) -> RepositoriesPage {
    try Self.validate(login: owner)
    let request =
      if let page {
        try service.request(page: page)
      } else {
        try service.request(
          ["users", owner, "repos"],
          query: [("sort", "updated"), ("direction", "desc"), ("per_page", pageSize)]
        )
      }
    let response = try await response(to: request, resource: "the account \(owner)")
    let repositories = try service.decode([WireRepository].self, from: response)
    return RepositoriesPage(
      repositories: repositories.map(\.repository),
      nextPage: LinkHeader.next(in: response)
    )
  }

  func readme(owner: String, name: String) async throws(APIError) -> String {
    try Self.validate(login: owner)
    try Self.validate(repository: name)
    let request = try service.request(["repos", owner, name, "readme"])
    let resource = "a README of \(owner)/\(name)"
    return try await value(WireReadme.self, for: request, resource: resource).text
  }

  func repository(owner: String, name: String) async throws(APIError) -> Repository {
    try Self.validate(login: owner)
    try Self.validate(repository: name)
    let request = try service.request(["repos", owner, name])
    let resource = "the repository \(owner)/\(name)"
    return try await value(WireRepository.self, for: request, resource: resource).repository
  }

  func search(query: String, page: URL?) async throws(APIError) -> RepositoriesPage {
    let request =
      if let page {
        try service.request(page: page)
      } else {
        try service.request(["search", "repositories"], query: [("q", query), ("per_page", pageSize)])
      }
    let response = try await response(to: request, resource: "the search for repositories")
    let found = try service.decode(SearchResponse.self, from: response)
    return RepositoriesPage(
      repositories: found.items.map(\.repository),
      nextPage: LinkHeader.next(in: response),
      totalCount: found.totalCount
    )
  }

  func rateLimit() async throws(APIError) -> RateLimit {
    let request = try service.request(["rate_limit"])
    return try await value(RateLimitResponse.self, for: request, resource: "the rate limit").rateLimit
  }

  private static func validate(login: String) throws(APIError) {
    guard GitHubName.isLogin(login) else {
      throw .invalidRequest(
        detail: "\"\(login.sanitized)\" cannot be an account on GitHub, whose names are letters, digits "
          + "and single hyphens, at most 39 of them"
      )
    }
  }

  private static func validate(repository name: String) throws(APIError) {
    guard GitHubName.isRepository(name) else {
      throw .invalidRequest(detail: "\"\(name.sanitized)\" cannot be the name of a repository on GitHub")
    }
  }

  private func value<Value: Decodable>(
    _ type: Value.Type,
    for request: HTTPRequest,
    resource: String
  ) async throws(APIError) -> Value {
    try service.decode(type, from: try await response(to: request, resource: resource))
  }

  /// Returns a successful response: a new one, or the cached one if GitHub answers that it hasn't changed.
  private func response(to request: HTTPRequest, resource: String) async throws(APIError) -> HTTPResponse {
    let kept = cache.response(for: request)
    var conditional = request
    conditional.headers["If-None-Match"] = kept?.headers["ETag"]
    let response = try await service.response(to: conditional)
    if response.status == 304, let kept { return kept }
    guard (200...299).contains(response.status) else {
      throw service.gitHubError(for: response, resource: resource)
    }
    cache.store(response, for: request)
    return response
  }
}
