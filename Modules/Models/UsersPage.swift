/// A page of reqres's users.
public struct UsersPage: Codable, Equatable, Hashable, Sendable {
  /// The page's number, from 1.
  public var page: Int
  public var perPage: Int
  /// The number of users on all pages.
  public var total: Int
  public var totalPages: Int
  /// The users on this page; empty past the last page.
  public var users: [User]

  public init(page: Int, perPage: Int, total: Int, totalPages: Int, users: [User]) {
    self.page = page
    self.perPage = perPage
    self.total = total
    self.totalPages = totalPages
    self.users = users
  }

  /// The number of the page after this one; `nil` on the last.
  public var nextPage: Int? { page < totalPages ? page + 1 : nil }
}

extension UsersPage {
  public static let mock = UsersPage(page: 1, perPage: 6, total: 2, totalPages: 1, users: [.mock, .mock2])
}
