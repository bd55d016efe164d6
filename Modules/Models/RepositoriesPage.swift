import Foundation

/// One page of repositories.
public struct RepositoriesPage: Codable, Equatable, Hashable, Sendable {
  public var repositories: [Repository]
  /// Where the next page is: an address to hand back to the client as it is; `nil` on the last page.
  public var nextPage: URL?
  /// How many there are on all pages, where the service says so: a search does, a list does not.
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
