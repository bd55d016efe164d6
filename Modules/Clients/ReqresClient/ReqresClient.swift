import Dependencies
import Models

/// reqres.in: a list of sample users.
///
/// Its endpoints throw ``Models/APIError`` and nothing else.
@DependencyClient
public struct ReqresClient: Sendable {
  /// One user.
  ///
  /// - Throws: ``Models/APIError/notFound(resource:service:)`` where there is none with that id.
  public var user: @Sendable (_ id: Int) async throws -> User

  /// One page of users; a page past the end has none.
  public var users: @Sendable (_ page: Int, _ perPage: Int) async throws -> UsersPage
}

extension ReqresClient: TestDependencyKey {
  public static let testValue = ReqresClient()
}

extension DependencyValues {
  /// The client of reqres.in.
  public var reqresClient: ReqresClient {
    get { self[ReqresClient.self] }
    set { self[ReqresClient.self] = newValue }
  }
}
