import Foundation

/// A repository on GitHub.
///
/// GitHub guarantees only the properties that aren't optional. The others may be missing or null.
public struct Repository: Codable, Equatable, Hashable, Identifiable, Sendable {
  /// GitHub's number, which stays the same when the repository is renamed or moved.
  public var id: Int
  public var name: String
  /// The owner and the name: `octo-sample/sample-kit`.
  public var fullName: String
  /// The owner's login.
  public var owner: String
  public var description: String?
  /// The URL of its web page.
  public var url: URL?
  public var isFork: Bool
  public var isPrivate: Bool
  public var isArchived: Bool?
  public var stars: Int?
  public var forks: Int?
  public var openIssues: Int?
  public var language: String?
  public var topics: [String]?
  public var license: String?
  public var defaultBranch: String?
  public var createdAt: Date?
  public var updatedAt: Date?
  public var pushedAt: Date?

  public init(
    id: Int,
    name: String,
    owner: String,
    description: String? = nil,
    url: URL? = nil,
    isFork: Bool = false,
    isPrivate: Bool = false,
    isArchived: Bool? = nil,
    stars: Int? = nil,
    forks: Int? = nil,
    openIssues: Int? = nil,
    language: String? = nil,
    topics: [String]? = nil,
    license: String? = nil,
    defaultBranch: String? = nil,
    createdAt: Date? = nil,
    updatedAt: Date? = nil,
    pushedAt: Date? = nil
  ) {
    self.id = id
    self.name = name
    self.fullName = "\(owner)/\(name)"
    self.owner = owner
    self.description = description
    self.url = url
    self.isFork = isFork
    self.isPrivate = isPrivate
    self.isArchived = isArchived
    self.stars = stars
    self.forks = forks
    self.openIssues = openIssues
    self.language = language
    self.topics = topics
    self.license = license
    self.defaultBranch = defaultBranch
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.pushedAt = pushedAt
  }
}
