import Foundation

/// A user or an organization on GitHub.
public struct Account: Codable, Equatable, Hashable, Identifiable, Sendable {
  /// The kind of an account.
  public enum Kind: Codable, Equatable, Hashable, Sendable {
    case user
    case organization
    /// A kind unknown to this type, by GitHub's name: `Bot`.
    case other(String)
  }

  public var id: Int
  public var login: String
  public var kind: Kind
  public var name: String?
  public var bio: String?
  public var company: String?
  public var blog: String?
  public var location: String?
  public var email: String?
  public var publicRepositories: Int
  public var followers: Int
  public var following: Int
  /// The URL of its web page.
  public var url: URL?
  public var avatar: URL?
  public var createdAt: Date?

  public init(
    id: Int,
    login: String,
    kind: Kind = .user,
    name: String? = nil,
    bio: String? = nil,
    company: String? = nil,
    blog: String? = nil,
    location: String? = nil,
    email: String? = nil,
    publicRepositories: Int,
    followers: Int,
    following: Int = 0,
    url: URL? = nil,
    avatar: URL? = nil,
    createdAt: Date? = nil
  ) {
    self.id = id
    self.login = login
    self.kind = kind
    self.name = name
    self.bio = bio
    self.company = company
    self.blog = blog
    self.location = location
    self.email = email
    self.publicRepositories = publicRepositories
    self.followers = followers
    self.following = following
    self.url = url
    self.avatar = avatar
    self.createdAt = createdAt
  }

  /// The name, or the login if there is none.
  public var displayName: String {
    guard let name, !name.isEmpty else { return login }
    return name
  }
}

extension Account {
  public static let mock = Account(
    id: 4400,
    login: "ada-sample",
    name: "Ada Sample",
    bio: "Writes samples",
    company: "Samples",
    location: "Nowhere",
    publicRepositories: 64,
    followers: 1200,
    following: 3,
    url: URL(string: "https://github.com/ada-sample"),
    avatar: URL(string: "https://example.com/ada.png"),
    createdAt: Date(timeIntervalSince1970: 1_400_000_000)
  )

  /// An organization without a name and without a bio.
  public static let mockOrganization = Account(
    id: 4401,
    login: "octo-sample",
    kind: .organization,
    publicRepositories: 42,
    followers: 310,
    url: URL(string: "https://github.com/octo-sample"),
    createdAt: Date(timeIntervalSince1970: 1_427_846_400)
  )
}
