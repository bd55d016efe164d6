import Dependencies
import Foundation
import HTTPTransport
import Models

extension GitHubClient: DependencyKey {
  public static let liveValue = live(configuration: configuration())

  public static let defaultBaseURL = URL(constant: "https://api.github.com")

  /// What `GITHUB_API_URL`, and `GH_TOKEN` or `GITHUB_TOKEN`, say.
  public static func configuration(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceConfiguration {
    ServiceConfiguration(
      environment: environment,
      urlVariable: "GITHUB_API_URL",
      keyVariables: ["GH_TOKEN", "GITHUB_TOKEN"],
      defaultBaseURL: defaultBaseURL
    )
  }

  /// A client that asks GitHub, as whom the token belongs to where there is one.
  ///
  /// It keeps answers in memory and asks only whether they have changed, which costs nothing of the
  /// allowance of those who have a token.
  ///
  /// - Parameters:
  ///   - configuration: Where GitHub is, and the token.
  ///   - pageSize: How many repositories make a page, 1 to 100.
  ///   - transport: What sends the requests.
  public static func live(
    configuration: ServiceConfiguration,
    pageSize: Int = 50,
    transport: HTTPTransport = .shared
  ) -> GitHubClient {
    let requests = GitHubRequests(configuration: configuration, pageSize: pageSize, transport: transport)
    return GitHubClient(
      account: { try await requests.account(login: $0) },
      repositories: { try await requests.repositories(owner: $0, page: $1) },
      repository: { try await requests.repository(owner: $0, name: $1) },
      searchRepositories: { try await requests.search(query: $0, page: $1) },
      rateLimit: { try await requests.rateLimit() }
    )
  }
}
