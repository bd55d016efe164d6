import ComposableArchitecture
import Models

/// The users of all pages loaded so far.
public struct LoadedUsers: Codable, Equatable, Hashable, Sendable {
  public var users: IdentifiedArrayOf<User>
  /// The number of users on all pages.
  public var total: Int
  /// The number of the last page loaded so far.
  public var lastPage: Int
  /// Whether there are more pages.
  public var hasMore: Bool

  public init(
    users: IdentifiedArrayOf<User> = [],
    total: Int = 0,
    lastPage: Int = 1,
    hasMore: Bool = false
  ) {
    self.users = users
    self.total = total
    self.lastPage = lastPage
    self.hasMore = hasMore
  }

  /// Adds a page to the users of earlier pages. A user on both is listed once.
  ///
  /// - Parameters:
  ///   - earlier: The earlier pages; `nil` if there are none.
  ///   - page: The page.
  ///   - number: The number of the page, as it was requested.
  init(_ earlier: LoadedUsers?, followedBy page: UsersPage, number: Int) {
    users = earlier?.users ?? []
    for user in page.users { users.updateOrAppend(user) }
    total = page.total
    lastPage = number
    hasMore = page.nextPage != nil && !page.users.isEmpty
  }
}
