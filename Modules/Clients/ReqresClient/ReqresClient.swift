import Dependencies
import Models

/// reqres.in: a list of sample users.
///
/// Its endpoints throw only ``Models/APIError``.
@DependencyClient
public struct ReqresClient: Sendable {
  /// Returns one user.
  ///
  /// - Throws: ``Models/APIError/notFound(resource:service:examples:)`` if no user has that ID.
  public var user: @Sendable (_ id: Int) async throws -> User

  /// Returns one page of users. A page past the end is empty.
  public var users: @Sendable (_ page: Int, _ perPage: Int) async throws -> UsersPage
}

extension ReqresClient: TestDependencyKey {
  public static let testValue = ReqresClient()

  /// Two sample users, without a network.
  public static let previewValue = ReqresClient(
    user: { id in
      guard let user = UsersPage.mock.users.first(where: { $0.id == id }) else {
        throw APIError.notFound(resource: "user \(id)")
      }
      return user
    },
    users: { page, perPage in
      page == 1 ? .mock : UsersPage(page: page, perPage: perPage, total: 2, totalPages: 1, users: [])
    }
  )
}

extension DependencyValues {
  /// The client of reqres.in.
  public var reqresClient: ReqresClient {
    get { self[ReqresClient.self] }
    set { self[ReqresClient.self] = newValue }
  }
}
