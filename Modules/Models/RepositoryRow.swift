import Foundation

/// A repository as a row of any list.
public struct RepositoryRow: Equatable, Hashable, Identifiable, Sendable {
  public var repository: Repository
  public var isFavorite: Bool

  public init(repository: Repository, isFavorite: Bool) {
    self.repository = repository
    self.isFavorite = isFavorite
  }

  public var id: Repository.ID { repository.id }

  /// The name alone, for lists with a single owner.
  public var name: String { repository.name }

  /// The name with its owner.
  public var fullName: String { repository.fullName }

  /// A full heart for a favorite, an empty one for any other.
  public var heart: String { isFavorite ? "♥" : "♡" }

  /// The description, or a placeholder if there is none.
  public var description: String {
    guard let description = repository.description?.trimmingCharacters(in: .whitespacesAndNewlines),
      !description.isEmpty
    else { return "No description available" }
    return description
  }

  /// The number of stars; zero if unknown.
  public var stars: Int { repository.stars ?? 0 }

  /// The number of forks; zero if unknown.
  public var forks: Int { repository.forks ?? 0 }

  /// The language, if any.
  public var language: String? { repository.language }

  /// The web page.
  public var page: URL? { repository.url ?? URL(string: "https://github.com/\(fullName)") }

  /// The time of the last update.
  public var updatedAt: Date? { repository.updatedAt }

  /// Returns the time by which repositories are sorted, or else that of the last update.
  public func time(for sort: RepositorySort) -> Date? {
    switch sort {
    case .pushed: repository.pushedAt
    case .created: repository.createdAt
    case .updated, .name, .stars: repository.updatedAt
    }
  }
}
