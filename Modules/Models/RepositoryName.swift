import Foundation

/// The full name of a repository: `octo-sample/sample-kit`.
public struct RepositoryName: Codable, CustomStringConvertible, Equatable, Hashable, Sendable {
  /// The owner's login.
  public let owner: String
  /// The name, which is unique among the owner's repositories.
  public let name: String

  /// Parses a name of the form `OWNER/NAME`, or an address on GitHub: `https://github.com/OWNER/NAME/issues`,
  /// `github.com/OWNER/NAME`, `git@github.com:OWNER/NAME.git`.
  ///
  /// - Parameter text: The name or the address. Surrounding spaces are ignored.
  /// - Returns: `nil` if GitHub doesn't allow the name: names consist of ASCII letters, digits, `.`, `-` and
  ///   `_`, at most 100 characters.
  public init?(_ text: some StringProtocol) {
    let text = text.trimmingCharacters(in: .whitespaces)
    let parts =
      Self.path(ofAddress: text)
      ?? text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard
      parts.count == 2, let owner = parts.first, let name = parts.last,
      GitHubName.isLogin(owner), GitHubName.isRepository(name)
    else { return nil }
    self.owner = String(owner)
    self.name = String(name)
  }

  /// Returns owner and name in the address of a page or a clone of a repository on GitHub; `nil` if the text isn't an
  /// address there.
  private static func path(ofAddress text: String) -> [String]? {
    let address = /(?:(?:https?|ssh|git):\/\/)?(?:[^\/@]*@)?(?:www\.)?github\.com[\/:](.+)/.ignoresCase()
    guard let match = text.wholeMatch(of: address) else { return nil }
    let path = match.1.prefix { $0 != "?" && $0 != "#" }
    var parts = path.split(separator: "/").prefix(2).map(String.init)
    if let name = parts.last, name.hasSuffix(".git") { parts[parts.count - 1] = String(name.dropLast(4)) }
    return parts
  }

  public var description: String { "\(owner)/\(name)" }

  /// Returns whether this is the name of a repository. GitHub ignores case in names.
  public func names(_ repository: Repository) -> Bool {
    repository.fullName.lowercased() == description.lowercased()
  }
}
