import Dependencies
import Foundation
import Models

/// GitHub: accounts and their repositories.
///
/// Its endpoints throw ``Models/APIError`` and nothing else.
@DependencyClient
public struct GitHubClient: Sendable {
  /// A user or an organisation.
  ///
  /// - Throws: ``Models/APIError/badRequest(message:)`` for what cannot be a login,
  ///   ``Models/APIError/notFound(resource:service:)`` for an account that does not exist or was renamed.
  public var account: @Sendable (_ login: String) async throws -> Account

  /// One page of an account's repositories, the last updated first.
  ///
  /// `page` is ``Models/RepositoriesPage/nextPage`` of the page before, or `nil` for the first.
  public var repositories: @Sendable (_ owner: String, _ page: URL?) async throws -> RepositoriesPage

  /// One repository.
  public var repository: @Sendable (_ owner: String, _ name: String) async throws -> Repository

  /// One page of the repositories that match a search, the best match first: at most the first 1000.
  public var searchRepositories: @Sendable (_ query: String, _ page: URL?) async throws -> RepositoriesPage

  /// What is left of the allowance. Asking costs nothing of it.
  public var rateLimit: @Sendable () async throws -> RateLimit
}

extension GitHubClient: TestDependencyKey {
  public static let testValue = GitHubClient()
}

extension DependencyValues {
  /// The client of GitHub.
  public var gitHubClient: GitHubClient {
    get { self[GitHubClient.self] }
    set { self[GitHubClient.self] = newValue }
  }
}
