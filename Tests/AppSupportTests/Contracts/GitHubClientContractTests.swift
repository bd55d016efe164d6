import Foundation
import GitHubClient
import HTTPTransport
import Models
import SampleServices
import Testing

@Suite struct GitHubClientContractTests {
  private static func client(_ url: URL, _ transport: HTTPTransport) -> GitHubClient {
    .live(configuration: ServiceConfiguration(baseURL: url), transport: transport)
  }

  static let contracts = [
    Contract("GitHubClient", "account", .github, at: GitHubClient.defaultBaseURL) {
      try await client($0, $1).account("octo-sample")
    },
    Contract("GitHubClient", "repositories", .github, at: GitHubClient.defaultBaseURL) {
      try await client($0, $1).repositories("octo-sample", nil)
    },
    Contract("GitHubClient", "repository", .github, at: GitHubClient.defaultBaseURL) {
      try await client($0, $1).repository("octo-sample", "sample-kit")
    },
    Contract("GitHubClient", "readme", .github, at: GitHubClient.defaultBaseURL) {
      try await client($0, $1).readme("octo-sample", "sample-kit")
    },
    Contract("GitHubClient", "search", .github, at: GitHubClient.defaultBaseURL) {
      try await client($0, $1).searchRepositories("kit", nil)
    },
  ]

  @Test(arguments: contracts)
  func `recorded and embedded answers have the same fields`(contract: Contract) async throws {
    try await contract.check()
  }
}
