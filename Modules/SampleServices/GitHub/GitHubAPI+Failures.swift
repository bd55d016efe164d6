import JSONValues

extension GitHubAPI {
  func failure(status: Int, for request: SampleRequest) -> SampleResponse {
    switch status {
    case 401: message("Bad credentials", status)
    case 403: message("Resource not accessible", status)
    case 404: notFound(request)
    case 410: message("This version of the API is no longer supported.", status)
    case 422:
      .json(
        [
          "message": "Validation Failed", "errors": ["The listed users cannot be searched."],
          "documentation_url": "https://docs.github.com/rest",
        ],
        status: 422
      )
    case 429: secondaryRateLimited(for: request)
    case 502...: .html(SamplePage.gateway(status: status, host: "api.github.com"), status: status)
    default: message(StatusPhrase.of(status), status)
    }
  }

  func rateLimited(for request: SampleRequest) -> SampleResponse {
    var status = quota.status(of: .core, isAuthenticated: request.header("Authorization") != nil)
    status.used = status.limit
    return .json(
      [
        "message": """
        API rate limit exceeded for 127.0.0.1. (But here's the good news: Authenticated requests get a \
        higher rate limit. Check out the documentation for more details.)
        """,
        "documentation_url": "https://docs.github.com/rest/overview/rate-limits-for-the-rest-api",
      ],
      status: 403,
      headers: status.headers
    )
  }

  func secondaryRateLimited(for request: SampleRequest) -> SampleResponse {
    let status = quota.status(of: .core, isAuthenticated: request.header("Authorization") != nil)
    return .json(
      [
        "message": """
        You have exceeded a secondary rate limit. Please wait a few minutes before you try again.
        """,
        "documentation_url": "https://docs.github.com/rest/overview/rate-limits-for-the-rest-api",
      ],
      status: 429,
      headers: status.headers + [(name: "Retry-After", value: "60")]
    )
  }

  /// Returns the response to a request that is refused before routing.
  func refusal(of request: SampleRequest) -> SampleResponse? {
    if request.header("User-Agent")?.isEmpty ?? true {
      return .text(
        """
        Request forbidden by administrative rules. Please make sure your request has a User-Agent header \
        (https://docs.github.com/en/rest/overview/resources-in-the-rest-api#user-agent-required).
        """,
        status: 403
      )
    }
    if let version = request.header("X-GitHub-Api-Version"), !["2022-11-28", "2026-03-10"].contains(version) {
      return failure(status: 410, for: request)
    }
    let token = request.header("Authorization")?.split(separator: " ").last
    return token == "invalid" ? failure(status: 401, for: request) : nil
  }

  func examples(for request: SampleRequest) -> String? {
    // A fault says of an account that there is one doesn't exist.
    let asked = request.route.map { $0.lowercased() }
    let accounts = SampleAccount.all.filter { !asked.contains($0.login) }
    guard request.route.first == "repos" else { return accounts.map(\.login).joined(separator: ", ") }
    return accounts.compactMap { account in
      account.repositories.first.map { "\(account.login)/\($0.name)" }
    }
    .joined(separator: ", ")
  }

  func notFound(_ request: SampleRequest) -> SampleResponse {
    let page =
      request.route.count == 2
      ? "https://docs.github.com/rest/users/users#get-a-user" : "https://docs.github.com/rest"
    return message("Not Found", 404, documentation: page)
  }

  private func message(
    _ text: String,
    _ status: Int,
    documentation: String = "https://docs.github.com/rest"
  ) -> SampleResponse {
    .json(
      [
        "message": .string(text), "documentation_url": .string(documentation), "status": .string("\(status)"),
      ],
      status: status
    )
  }
}
