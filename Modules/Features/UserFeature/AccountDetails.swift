import Foundation
import Models

extension UserFeature.State {
  /// The account's details; `nil` until it has been loaded.
  public var details: AccountDetails? { load.value.map(AccountDetails.init) }

  /// One sentence on the failure of the last request; `nil` if it didn't fail.
  public var failureMessage: String? { missingMessage() ?? load.error?.message }

  /// Returns one sentence if the account doesn't exist; `nil` otherwise.
  ///
  /// - Parameter key: The key that asks for another account; `nil` if there is none.
  func missingMessage(key: String? = nil) -> String? {
    load.error?.missingAccountMessage(login: login, key: key)
  }
}

/// The text that describes an account.
public struct AccountDetails: Equatable, Sendable {
  public var account: Account

  public init(_ account: Account) {
    self.account = account
  }

  /// The name, or the login if there is none.
  public var name: String { account.displayName }

  /// The biography, or a placeholder if there is none.
  public var bio: String {
    guard let bio = account.bio, bio.contains(where: { !$0.isWhitespace }) else { return "No bio available" }
    return bio
  }

  /// The counts: "42 public repos | 310 followers".
  public var summary: String {
    let repositories = account.publicRepositories == 1 ? "repo" : "repos"
    let followers = account.followers == 1 ? "follower" : "followers"
    return "\(account.publicRepositories) public \(repositories) | \(account.followers) \(followers)"
  }

  /// The website that the account names; `nil` if that isn't a web address. The scheme is often left out.
  var website: URL? {
    let text = account.blog?.trimmingCharacters(in: .whitespaces) ?? ""
    guard !text.isEmpty, !text.contains(where: \.isWhitespace),
      let url = URL(string: text.contains(":") ? text : "https://\(text)"),
      ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
    else { return nil }
    return url
  }

  /// The account's web page.
  public var link: URL? { account.url ?? URL(string: "https://github.com/\(account.login)") }
}
