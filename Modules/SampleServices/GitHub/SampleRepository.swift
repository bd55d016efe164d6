import Foundation
import JSONValues

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

  func json(owner: SampleAccount) -> JSONValue {
    let fullName = "\(owner.login)/\(name)"
    let required: [String: JSONValue] = [
      "id": .integer(id),
      "node_id": .string("R_x\(id)"),
      "name": .string(name),
      "full_name": .string(fullName),
      "owner": owner.ownerJSON,
      "private": false,
      "html_url": .string("https://github.com/\(fullName)"),
      "description": JSONValue(description),
      "fork": .bool(isFork),
      "url": .string("https://api.github.com/repos/\(fullName)"),
    ]
    let optional: [String: JSONValue] = [
      "stargazers_count": .integer(stars),
      "watchers_count": .integer(stars),
      "forks_count": .integer(forks),
      "open_issues_count": .integer(openIssues),
      "language": JSONValue(language),
      "topics": .array(topics.map(JSONValue.string)),
      "archived": .bool(isArchived),
      "disabled": false,
      "visibility": "public",
      "default_branch": "main",
      "created_at": .string(createdAt),
      "updated_at": .string(updatedAt),
      "pushed_at": JSONValue(pushedAt),
      "license": license.map { ["key": .string($0.lowercased()), "spdx_id": .string($0)] } ?? nil,
    ]
    return .object(isMinimal ? required : required.merging(optional) { $1 })
  }
}

extension SampleRepository {
  /// Returns the README as the service sends it: a file in base64, in lines of 60 characters.
  func readmeJSON(owner: SampleAccount) -> JSONValue {
    let path = "https://github.com/\(owner.login)/\(name)"
    let readme = readme(owner: owner)
    let encoded = Data(readme.utf8).base64EncodedString()
    let lines = stride(from: 0, to: encoded.count, by: 60).map { encoded.dropFirst($0).prefix(60) }
    return [
      "type": "file",
      "encoding": "base64",
      "size": .integer(readme.utf8.count),
      "name": "README.md",
      "path": "README.md",
      "content": .string(lines.joined(separator: "\n") + "\n"),
      "html_url": .string("\(path)/blob/main/README.md"),
    ]
  }

  private func readme(owner: SampleAccount) -> String {
    let install = language == "Swift" ? "swift build" : "make"
    return """
      # \(name)

      \(description ?? "A repository of samples.")

      ## Build

      ```sh
      \(install)
      ```

      ## What is in it

      - **\(language ?? "Text")** in one folder, with tests beside it
      - \(topics.isEmpty ? "No topics yet" : "Topics: " + topics.joined(separator: ", "))
      - \(openIssues) open issue\(openIssues == 1 ? "" : "s"), \(license ?? "without a license")

      Contributions are welcome: [open an issue](https://github.com/\(owner.login)/\(name)/issues) first, so that the same thing isn't written twice.

      """
  }
}
