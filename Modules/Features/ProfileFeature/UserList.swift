import ComposableArchitecture
import Models

/// The users of the pages that have come so far.
public struct UserList: Codable, Equatable, Hashable, Sendable {
  public var users: IdentifiedArrayOf<User>
  /// How many there are on all pages.
  public var total: Int
  /// Whether there are pages after the last one that has come.
  public var hasMore: Bool

  public init(users: IdentifiedArrayOf<User> = [], total: Int = 0, hasMore: Bool = false) {
    self.users = users
    self.total = total
    self.hasMore = hasMore
  }

  /// The users of earlier pages, if any, and those of one more page. Who is on both is there once.
  init(_ earlier: UserList?, followedBy page: UsersPage) {
    users = earlier?.users ?? []
    for user in page.users { users.updateOrAppend(user) }
    total = page.total
    hasMore = page.nextPage != nil && !page.users.isEmpty
  }
}
