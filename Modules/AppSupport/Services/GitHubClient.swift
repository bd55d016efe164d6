import GitHubClient
import HTTPTransport
import SampleServices

extension WebService {
  /// GitHub.
  public static let gitHub = WebService(
    name: "GitHub",
    addressVariable: "GITHUB_API_URL",
    keyVariables: ["GH_TOKEN", "GITHUB_TOKEN"],
    sample: .github
  )
}

extension LiveClient {
  static let gitHubClient = LiveClient(services: [.gitHub]) { dependencies, connections in
    dependencies.gitHubClient = .live(
      configuration: connections.configuration(.gitHub, standard: GitHubClient.defaultBaseURL),
      transport: connections.transport
    )
  }
}
