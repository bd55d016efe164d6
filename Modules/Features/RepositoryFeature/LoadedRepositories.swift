import ComposableArchitecture
import Foundation
import Models

/// The repositories of all pages that were loaded so far, and where the next page is.
public struct LoadedRepositories: Codable, Collection, Equatable, Hashable, Sendable {
  public var repositories: IdentifiedArrayOf<Repository>
  /// `nil` after the last page.
  public var nextPage: URL?

  /// Adds a page to those before it. A repository that was there already stays in its place and shows what
  /// the new page says of it: it moved from one page to the next between two requests. A page that brings
  /// nothing new is the last one, whatever it says itself: its links lead in a circle.
  public init(_ previous: LoadedRepositories? = nil, adding page: RepositoriesPage) {
    repositories = previous?.repositories ?? []
    let count = repositories.count
    for repository in page.repositories { repositories.updateOrAppend(repository) }
    nextPage = repositories.count > count ? page.nextPage : nil
  }

  public var startIndex: Int { repositories.startIndex }
  public var endIndex: Int { repositories.endIndex }
  public func index(after index: Int) -> Int { index + 1 }
  public subscript(index: Int) -> Repository { repositories[index] }
}

/// What a request asked for.
public struct RepositoriesRequest: Codable, Equatable, Hashable, Sendable {
  public var owner: String
  /// `nil` for the first page.
  public var page: URL?

  public init(owner: String, page: URL? = nil) {
    self.owner = owner
    self.page = page
  }
}
