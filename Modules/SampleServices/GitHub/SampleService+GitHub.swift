import Foundation

extension SampleService {
  /// api.github.com: accounts and repositories.
  public static let github = SampleService("github", commands: ["repos", "user"]) {
    GitHubAPI(startedAt: Date())
  }
}
