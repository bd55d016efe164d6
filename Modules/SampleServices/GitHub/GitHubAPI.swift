import Foundation
import JSONValues

/// api.github.com: accounts, their repositories, and search.
struct GitHubAPI: SampleAPI {
  let quota: GitHubQuota

  init(startedAt: Date) {
    quota = GitHubQuota(startedAt: startedAt)
  }

  func response(to request: SampleRequest) -> SampleResponse {
    if let refusal = refusal(of: request) { return refusal }
    let isAuthenticated = request.header("Authorization") != nil
    if request.route == ["rate_limit"] { return limits(isAuthenticated: isAuthenticated) }

    let resource: GitHubQuota.Resource = request.route.first == "search" ? .search : .core
    var response = route(request)
    if response.status == 200 {
      response.headers += caching(of: response, for: request)
      if isFresh(response, for: request) {
        response = SampleResponse(
          status: 304,
          headers: response.headers.filter { $0.name != "Content-Type" },
          body: []
        )
      }
    }
    // An unchanged response is free only for authenticated requests.
    let isFree = response.status == 304 && isAuthenticated
    let status =
      isFree
      ? quota.status(of: resource, isAuthenticated: isAuthenticated)
      : quota.status(afterRequestFor: resource, isAuthenticated: isAuthenticated)
    response.headers += status.headers
    return response
  }

  // MARK: Routes

  private func route(_ request: SampleRequest) -> SampleResponse {
    let route = request.route
    switch (route.first, route.count) {
    case ("users", 2), ("orgs", 2):
      guard let account = account(route) else { return notFound(request) }
      return .json(account.json)
    case ("users", 3) where route[2] == "repos", ("orgs", 3) where route[2] == "repos":
      guard let account = account(route) else { return notFound(request) }
      return repositories(of: account, request)
    case ("repos", 3):
      guard let (account, repository) = repository(route) else { return notFound(request) }
      return .json(repository.json(owner: account))
    case ("repos", 4) where route[3] == "readme":
      guard let (account, repository) = repository(route), !repository.isMinimal else {
        return notFound(request)
      }
      return .json(repository.readmeJSON(owner: account))
    case ("search", 2) where route[1] == "repositories":
      return search(request)
    default:
      return notFound(request)
    }
  }

  private func repository(_ route: [String]) -> (SampleAccount, SampleRepository)? {
    SampleAccount.named(route[1]).flatMap { account in
      account.repositories.first { $0.name == route[2].lowercased() }.map { (account, $0) }
    }
  }

  private func account(_ route: [String]) -> SampleAccount? {
    SampleAccount.named(route[1]).flatMap { route[0] == "users" || $0.isOrganization ? $0 : nil }
  }

  private func repositories(of account: SampleAccount, _ request: SampleRequest) -> SampleResponse {
    let sort = GitHubSort(request, standard: .fullName)
    let found = account.repositories
      .filter { RepositoryKind(request, isOrganization: account.isOrganization).includes($0) }
      .map { (owner: account, repository: $0) }
    let page = GitHubPage(sort.sorted(found), request)
    return .json(
      .array(page.items.map { $0.repository.json(owner: $0.owner) }),
      headers: page.headers(request)
    )
  }

  private func search(_ request: SampleRequest) -> SampleResponse {
    guard let query = request.value("q").map(GitHubSearch.init) else {
      return .json(
        [
          "message": "Validation Failed",
          "errors": [["resource": "Search", "field": "q", "code": "missing"]],
          "documentation_url": "https://docs.github.com/v3/search",
          "status": "422",
        ],
        status: 422
      )
    }
    let sort = GitHubSort(request, standard: .stars)
    let found = SampleAccount.all.flatMap { account in
      account.repositories.map { (owner: account, repository: $0) }
    }.filter { query.matches($0.repository, owner: $0.owner) }
    let page = GitHubPage(sort.sorted(found), request)
    return .json(
      [
        "total_count": .integer(found.count),
        "incomplete_results": false,
        "items": .array(page.items.map { $0.repository.json(owner: $0.owner).adding("score", 1.0) }),
      ],
      headers: page.headers(request)
    )
  }

  private func limits(isAuthenticated: Bool) -> SampleResponse {
    let core = quota.status(of: .core, isAuthenticated: isAuthenticated)
    let search = quota.status(of: .search, isAuthenticated: isAuthenticated)
    return .json(
      ["resources": ["core": core.json, "search": search.json], "rate": core.json],
      headers: core.headers
    )
  }

  // MARK: Caching

  private func caching(of response: SampleResponse, for request: SampleRequest) -> [(
    name: String, value: String
  )] {
    // FNV-1a: tags must be the same in every process. As on GitHub, they differ between tokens.
    let seed = response.body + Array((request.header("Authorization") ?? "").utf8)
    let hash = seed.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return [
      (name: "ETag", value: "W/\"\(String(hash, radix: 16))\""),
      (name: "Cache-Control", value: "public, max-age=60, s-maxage=60"),
      (name: "Vary", value: "Accept, Authorization"),
    ]
  }

  private func isFresh(_ response: SampleResponse, for request: SampleRequest) -> Bool {
    guard
      let tags = request.header("If-None-Match"),
      let tag = response.headers.first(where: { $0.name == "ETag" })?.value
    else { return false }
    func opaqueTag(_ tag: some StringProtocol) -> String {
      tag.trimmingCharacters(in: .whitespaces).replacing("W/", with: "")
    }
    return tags == "*" || tags.split(separator: ",").contains { opaqueTag($0) == opaqueTag(tag) }
  }
}
