import Foundation
import HTTPTransport
import Models

/// An account, as GitHub sends it.
struct WireAccount: Decodable {
  var account: Account

  enum CodingKeys: String, CodingKey {
    case id, login, type, name, bio, company, blog, location, email, followers, following
    case publicRepositories = "public_repos"
    case url = "html_url"
    case avatar = "avatar_url"
    case createdAt = "created_at"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = container.lenient(String.self, .type) ?? "User"
    account = Account(
      id: try container.decode(Int.self, forKey: .id),
      login: try container.decode(String.self, forKey: .login),
      kind: kind == "User" ? .user : kind == "Organization" ? .organization : .other(kind),
      name: container.lenient(String.self, .name),
      bio: container.lenient(String.self, .bio),
      company: container.lenient(String.self, .company),
      blog: container.lenient(String.self, .blog),
      location: container.lenient(String.self, .location),
      email: container.lenient(String.self, .email),
      publicRepositories: container.lenient(Int.self, .publicRepositories) ?? 0,
      followers: container.lenient(Int.self, .followers) ?? 0,
      following: container.lenient(Int.self, .following) ?? 0,
      url: container.lenientURL(.url),
      avatar: container.lenientURL(.avatar),
      createdAt: container.lenientDate(.createdAt)
    )
  }
}

/// A repository, as GitHub sends it. Only the fields that GitHub's schema requires are required here.
struct WireRepository: Decodable {
  var repository: Repository

  enum CodingKeys: String, CodingKey {
    case id, name, owner, description, fork, language, topics, license, archived
    case fullName = "full_name"
    case url = "html_url"
    case isPrivate = "private"
    case stars = "stargazers_count"
    case forks = "forks_count"
    case openIssues = "open_issues_count"
    case defaultBranch = "default_branch"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case pushedAt = "pushed_at"
  }

  private struct Owner: Decodable {
    var login: String
  }

  private struct License: Decodable {
    var name: String?
    var spdx_id: String?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let license = container.lenient(License.self, .license)
    repository = Repository(
      id: try container.decode(Int.self, forKey: .id),
      name: try container.decode(String.self, forKey: .name),
      owner: try container.decode(Owner.self, forKey: .owner).login,
      description: container.lenient(String.self, .description),
      url: container.lenientURL(.url),
      isFork: try container.decode(Bool.self, forKey: .fork),
      isPrivate: try container.decode(Bool.self, forKey: .isPrivate),
      isArchived: container.lenient(Bool.self, .archived),
      stars: container.lenient(Int.self, .stars),
      forks: container.lenient(Int.self, .forks),
      openIssues: container.lenient(Int.self, .openIssues),
      language: container.lenient(String.self, .language),
      topics: container.lenient([String].self, .topics),
      license: license?.spdx_id ?? license?.name,
      defaultBranch: container.lenient(String.self, .defaultBranch),
      createdAt: container.lenientDate(.createdAt),
      updatedAt: container.lenientDate(.updatedAt),
      pushedAt: container.lenientDate(.pushedAt)
    )
    repository.fullName = try container.decode(String.self, forKey: .fullName)
  }
}

/// A file, as GitHub sends it.
struct WireReadme: Decodable {
  var text: String

  private enum CodingKeys: String, CodingKey {
    case content, encoding
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let content = try container.decode(String.self, forKey: .content)
    // GitHub breaks the lines of base64. A file of more than a megabyte comes without its content.
    guard try container.decode(String.self, forKey: .encoding) == "base64",
      let data = Data(base64Encoded: content, options: .ignoreUnknownCharacters)
    else {
      throw DecodingError.dataCorruptedError(forKey: .content, in: container, debugDescription: "not base64")
    }
    text = String(decoding: data, as: UTF8.self)
  }
}

/// The result of a search, as GitHub sends it.
struct SearchResponse: Decodable {
  var totalCount: Int
  var items: [WireRepository]

  enum CodingKeys: String, CodingKey {
    case totalCount = "total_count"
    case items
  }
}

/// The rate limit, as GitHub sends it.
struct RateLimitResponse: Decodable {
  var resources: Resources

  struct Resources: Decodable {
    var core: Core
  }

  struct Core: Decodable {
    var limit: Int
    var remaining: Int
    var reset: Int
  }

  var rateLimit: RateLimit {
    RateLimit(
      limit: resources.core.limit,
      remaining: resources.core.remaining,
      reset: Date(timeIntervalSince1970: TimeInterval(resources.core.reset))
    )
  }
}
