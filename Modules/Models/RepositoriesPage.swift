import Foundation

/// One page of repositories.
public struct RepositoriesPage: Codable, Equatable, Hashable, Sendable {
  public var repositories: [Repository]
  /// The URL of the next page, to be passed back to the client unchanged; `nil` on the last page.
  public var nextPage: URL?
  /// The number of repositories on all pages, if the service states it: a search does, a list doesn't.
  public var totalCount: Int?

  public init(repositories: [Repository], nextPage: URL? = nil, totalCount: Int? = nil) {
    self.repositories = repositories
    self.nextPage = nextPage
    self.totalCount = totalCount
  }
}

extension RepositoriesPage {
  public static let mock = RepositoriesPage(repositories: [.mock, .mockBare, .mock2])
}
