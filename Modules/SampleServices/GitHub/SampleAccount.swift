import JSONValues

/// A person or an organization, and its repositories.
struct SampleAccount: Sendable {
  var login: String
  var id: Int
  var isOrganization: Bool
  var name: String?
  var company: String?
  var blog: String?
  var location: String?
  var bio: String?
  var followers: Int
  var following: Int
  var createdAt: String
  var repositories: [SampleRepository] = []

  var type: String { isOrganization ? "Organization" : "User" }

  var json: JSONValue {
    [
      "login": .string(login),
      "id": .integer(id),
      "node_id": .string("U_x\(id)"),
      "type": .string(type),
      "site_admin": false,
      "html_url": .string("https://github.com/\(login)"),
      "avatar_url": .string("https://avatars.githubusercontent.com/u/\(id)?v=4"),
      "url": .string("https://api.github.com/users/\(login)"),
      "name": JSONValue(name),
      "company": JSONValue(company),
      "blog": JSONValue(blog),
      "location": JSONValue(location),
      "email": nil,
      "bio": JSONValue(bio),
      "public_repos": .integer(repositories.count),
      "public_gists": 0,
      "followers": .integer(followers),
      "following": .integer(following),
      "created_at": .string(createdAt),
      "updated_at": "2026-11-19T07:30:00Z",
    ]
  }

  /// The account in the form used inside a repository.
  var ownerJSON: JSONValue {
    [
      "login": .string(login),
      "id": .integer(id),
      "node_id": .string("U_x\(id)"),
      "type": .string(type),
      "html_url": .string("https://github.com/\(login)"),
      "avatar_url": .string("https://avatars.githubusercontent.com/u/\(id)?v=4"),
      "url": .string("https://api.github.com/users/\(login)"),
    ]
  }

  /// The accounts: a person with pages of repositories, and an organization without a name.
  static let all: [SampleAccount] = [
    SampleAccount(
      login: "ada-sample",
      id: 4400,
      isOrganization: false,
      name: "Ada Sample",
      company: "@octo-sample",
      blog: "https://example.invalid/ada",
      location: "Trieste",
      bio: "Writes small tools and long letters.",
      followers: 1_284,
      following: 37,
      createdAt: "2012-02-29T12:00:00Z",
      repositories: SampleRepository.personal
    ),
    SampleAccount(
      login: "octo-sample",
      id: 4401,
      isOrganization: true,
      bio: "Samples only",
      followers: 310,
      following: 0,
      createdAt: "2015-04-01T00:00:00Z",
      repositories: SampleRepository.shared
    ),
  ]

  /// Returns the account with a login, ignoring case.
  static func named(_ login: String) -> SampleAccount? {
    all.first { $0.login == login.lowercased() }
  }
}
