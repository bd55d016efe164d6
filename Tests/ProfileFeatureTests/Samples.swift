import ComposableArchitecture
import Models
import ProfileFeature

extension User {
  static func sample(_ id: Int, lastName: String = "Sample") -> User {
    User(id: id, email: "user\(id)@example.com", firstName: "User\(id)", lastName: lastName)
  }
}

extension ProfileFeature.State {
  static func showing(_ user: User) -> Self {
    var state = Self(id: user.id)
    state.user = .loaded(user)
    return state
  }

  /// Returns the state after a request for a user that doesn't exist.
  static func missing(_ id: Int) -> Self {
    var state = Self(id: id)
    state.user = .failed(.notFound(resource: "user \(id)"), previous: nil)
    state.total = .atMost(id - 1)
    return state
  }
}

extension UsersPage {
  /// Returns a page, as reqres divides them.
  static func sample(page: Int, perPage: Int, total: Int) -> UsersPage {
    let first = (page - 1) * perPage + 1
    let users = first <= total ? (first...min(total, first + perPage - 1)).map { User.sample($0) } : []
    return UsersPage(
      page: page,
      perPage: perPage,
      total: total,
      totalPages: (total + perPage - 1) / perPage,
      users: users
    )
  }
}

extension ProfileFeature.State {
  /// Returns the state after a user and a page of the list have been loaded.
  static func loaded(count: Int = 6, hasMore: Bool = false) -> Self {
    var state = Self.showing(.mock)
    let users = [User.mock, .mock2] + (3...max(3, count)).map { .sample($0) }
    state.list.users = .loaded(
      LoadedUsers(users: IdentifiedArray(uniqueElements: users.prefix(count)), total: 12, hasMore: hasMore)
    )
    state.total = .counted(12)
    return state
  }
}
