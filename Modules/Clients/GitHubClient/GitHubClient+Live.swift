import Dependencies
import Foundation
import HTTPTransport
import Models

extension GitHubClient: DependencyKey {
  public static let liveValue = live(configuration: configuration())

  public static let defaultBaseURL = URL(constant: "https://api.github.com")

  /// The environment variables that may hold the token. The first one that is set counts.
  static let keyVariables = ["GH_TOKEN", "GITHUB_TOKEN"]

  /// Reads the configuration from `GITHUB_API_URL`, and `GH_TOKEN` or `GITHUB_TOKEN`.
  public static func configuration(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceConfiguration {
    ServiceConfiguration(
      environment: environment,
      urlVariable: "GITHUB_API_URL",
      keyVariables: keyVariables,
      defaultBaseURL: defaultBaseURL
    )
  }

  /// Creates a client for GitHub. If there is a token, requests are sent as its owner.
  ///
  /// It keeps responses in memory and only asks whether they have changed. With a token, such requests don't count
  /// against the rate limit.
  ///
  /// - Parameters:
  ///   - configuration: GitHub's address, and the token.
  ///   - pageSize: The number of repositories on a page, 1 to 100.
  ///   - transport: The transport that sends the requests.
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
      readme: { try await requests.readme(owner: $0, name: $1) },
      searchRepositories: { try await requests.search(query: $0, page: $1) },
      rateLimit: { try await requests.rateLimit() }
    )
  }
}
