import Foundation
import Models

extension UserFeature.State {
  /// The account as it is shown; `nil` until it was loaded once.
  public var details: AccountDetails? { load.value.map(AccountDetails.init) }

  /// One sentence on why the last request failed; `nil` unless it did.
  public var failureMessage: String? {
    switch load.error {
    case nil: nil
    case .notFound:
      "there is no GitHub account '\(login.sanitized)' (no longer, if it was renamed); check the spelling"
    case .badRequest(let message): message.sanitized
    case let error?: error.message
    }
  }
}

/// An account in words.
public struct AccountDetails: Equatable, Sendable {
  public var account: Account

  public init(_ account: Account) {
    self.account = account
  }

  /// The name, or the login where there is none.
  public var name: String { account.displayName }

  /// The biography, or what to say where there is none.
  public var bio: String {
    guard let bio = account.bio, bio.contains(where: { !$0.isWhitespace }) else { return "No bio available" }
    return bio
  }

  /// The numbers: "42 public repos | 310 followers".
  public var summary: String {
    let repositories = account.publicRepositories == 1 ? "repo" : "repos"
    let followers = account.followers == 1 ? "follower" : "followers"
    return "\(account.publicRepositories) public \(repositories) | \(account.followers) \(followers)"
  }

  /// The page for people.
  public var link: URL? { account.url ?? URL(string: "https://github.com/\(account.login)") }
}
