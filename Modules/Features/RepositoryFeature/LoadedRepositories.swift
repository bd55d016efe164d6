import ComposableArchitecture
import Foundation
import Models

/// The repositories of all pages loaded so far, and the address of the next page.
public struct LoadedRepositories: Codable, Collection, Equatable, Hashable, Sendable {
  public var repositories: IdentifiedArrayOf<Repository>
  /// The address of the next page; `nil` after the last one.
  public var nextPage: URL?

  /// Adds a page to those before it.
  ///
  /// A repository can move to the next page between two requests: it keeps its place and gets the new data. A page
  /// without new repositories is the last one even if it has a next page, because such links lead in a circle.
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
