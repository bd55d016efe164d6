import ComposableArchitecture
import Models

/// The users of all pages loaded so far.
public struct UserList: Codable, Equatable, Hashable, Sendable {
  public var users: IdentifiedArrayOf<User>
  /// The number of users on all pages.
  public var total: Int
  /// Whether there are more pages.
  public var hasMore: Bool

  public init(users: IdentifiedArrayOf<User> = [], total: Int = 0, hasMore: Bool = false) {
    self.users = users
    self.total = total
    self.hasMore = hasMore
  }

  /// Adds a page to the users of earlier pages. A user on both is listed once.
  init(_ earlier: UserList?, followedBy page: UsersPage) {
    users = earlier?.users ?? []
    for user in page.users { users.updateOrAppend(user) }
    total = page.total
    hasMore = page.nextPage != nil && !page.users.isEmpty
  }
}
