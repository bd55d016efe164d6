import Dependencies
import Foundation
import Models

/// GitHub: accounts and their repositories.
///
/// Its endpoints throw only ``Models/APIError``.
@DependencyClient
public struct GitHubClient: Sendable {
  /// Returns a user or an organization.
  ///
  /// - Throws: ``Models/APIError/invalidRequest(detail:)`` for text that can't be a login,
  ///   ``Models/APIError/notFound(resource:service:examples:)`` for an account that doesn't exist or was renamed.
  public var account: @Sendable (_ login: String) async throws -> Account

  /// Returns one page of an account's repositories, the last updated first.
  ///
  /// `page` is ``Models/RepositoriesPage/nextPage`` of the previous page, or `nil` for the first.
  public var repositories: @Sendable (_ owner: String, _ page: URL?) async throws -> RepositoriesPage

  /// Returns one repository.
  public var repository: @Sendable (_ owner: String, _ name: String) async throws -> Repository

  /// Returns a repository's README, in Markdown or another text format.
  ///
  /// - Throws: ``Models/APIError/notFound(resource:service:examples:)`` for a repository without one.
  public var readme: @Sendable (_ owner: String, _ name: String) async throws -> String

  /// Returns one page of the repositories that match a search, the best match first. GitHub finds at most 1000.
  public var searchRepositories: @Sendable (_ query: String, _ page: URL?) async throws -> RepositoriesPage

  /// Returns the remaining rate limit. This request doesn't count against it.
  public var rateLimit: @Sendable () async throws -> RateLimit
}

extension GitHubClient: TestDependencyKey {
  public static let testValue = GitHubClient()

  /// A sample account with its repositories, without a network.
  public static let previewValue = GitHubClient(
    account: { _ in .mock },
    repositories: { _, _ in .mock },
    repository: { owner, name in
      guard let repository = RepositoriesPage.mock.repositories.first(where: { $0.name == name }) else {
        throw APIError.notFound(resource: "the repository \(owner)/\(name)")
      }
      return repository
    },
    readme: { _, name in "# \(name)\n\nA sample." },
    searchRepositories: { query, _ in
      let found = RepositoriesPage.mock.repositories.filter {
        $0.name.localizedCaseInsensitiveContains(query)
      }
      return RepositoriesPage(repositories: found, totalCount: found.count)
    },
    rateLimit: { .mock }
  )
}

extension DependencyValues {
  /// The client of GitHub.
  public var gitHubClient: GitHubClient {
    get { self[GitHubClient.self] }
    set { self[GitHubClient.self] = newValue }
  }
}
