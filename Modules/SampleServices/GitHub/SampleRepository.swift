/// A repository.
struct SampleRepository: Sendable {
  var id: Int
  var name: String
  var description: String?
  var language: String?
  var topics: [String]
  var stars: Int
  var forks: Int
  var openIssues: Int
  var license: String?
  var isFork: Bool
  var isArchived: Bool
  var createdAt: String
  var updatedAt: String
  var pushedAt: String?
  /// Whether the fields that the service may leave out are missing.
  var isMinimal: Bool = false

  func json(owner: SampleAccount) -> JSON {
    let fullName = "\(owner.login)/\(name)"
    let required: [(key: String, value: JSON)] = [
      (key: "id", value: .integer(id)),
      (key: "node_id", value: .string("R_x\(id)")),
      (key: "name", value: .string(name)),
      (key: "full_name", value: .string(fullName)),
      (key: "owner", value: owner.ownerJSON),
      (key: "private", value: false),
      (key: "html_url", value: .string("https://github.com/\(fullName)")),
      (key: "description", value: JSON(description)),
      (key: "fork", value: .bool(isFork)),
      (key: "url", value: .string("https://api.github.com/repos/\(fullName)")),
    ]
    let optional: [(key: String, value: JSON)] = [
      (key: "stargazers_count", value: .integer(stars)),
      (key: "watchers_count", value: .integer(stars)),
      (key: "forks_count", value: .integer(forks)),
      (key: "open_issues_count", value: .integer(openIssues)),
      (key: "language", value: JSON(language)),
      (key: "topics", value: .array(topics.map(JSON.string))),
      (key: "archived", value: .bool(isArchived)),
      (key: "disabled", value: false),
      (key: "visibility", value: "public"),
      (key: "default_branch", value: "main"),
      (key: "created_at", value: .string(createdAt)),
      (key: "updated_at", value: .string(updatedAt)),
      (key: "pushed_at", value: JSON(pushedAt)),
      (
        key: "license",
        value: license.map { ["key": .string($0.lowercased()), "spdx_id": .string($0)] } ?? nil
      ),
    ]
    return .object(isMinimal ? required : required + optional)
  }
}
