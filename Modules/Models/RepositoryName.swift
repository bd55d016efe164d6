import Foundation

/// The full name of a repository: `octo-sample/sample-kit`.
public struct RepositoryName: Codable, CustomStringConvertible, Equatable, Hashable, Sendable {
  /// The owner's login.
  public let owner: String
  /// The name, which is unique among the owner's repositories.
  public let name: String

  /// Parses a name of the form `OWNER/NAME`.
  ///
  /// - Parameter text: The name. Surrounding spaces are ignored.
  /// - Returns: `nil` if GitHub doesn't allow the name: names consist of ASCII letters, digits, `.`, `-` and
  ///   `_`, at most 100 characters.
  public init?(_ text: some StringProtocol) {
    let parts = text.trimmingCharacters(in: .whitespaces).split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    guard
      parts.count == 2, let owner = parts.first, let name = parts.last,
      GitHubName.isLogin(owner), GitHubName.isRepository(name)
    else { return nil }
    self.owner = String(owner)
    self.name = String(name)
  }

  public var description: String { "\(owner)/\(name)" }

  /// Returns whether this is the name of a repository. GitHub ignores case in names.
  public func names(_ repository: Repository) -> Bool {
    repository.fullName.lowercased() == description.lowercased()
  }
}
