import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import Simulation
import Testing

@MainActor
struct ProfileSimulationTests {
  @Test func `no order of answers shows another user than the one asked for`() async {
    await simulate(ProfileFeature.State(list: UserListFeature.State(perPage: 1))) {
      ProfileFeature()
    } dependencies: {
      $0.reqresClient.user = { id in
        let missing = APIError.notFound(resource: "user \(id)", service: "reqres")
        guard id <= 3 else { return try await answer("user(\(id))", .failure(missing)) }
        return try await answer("user(\(id))", .value(user(id)), .failure(APIError.timedOut))
      }
      $0.reqresClient.users = { page, perPage in
        let users = page <= 3 ? [user(page)] : []
        let result = UsersPage(page: page, perPage: perPage, total: 3, totalPages: 3, users: users)
        return try await answer("users(\(page))", .value(result), .failure(APIError.offline(detail: "")))
      }
    } user: { _ in
      [
        .task, .nextUserButtonTapped, .previousUserButtonTapped, .firstUserButtonTapped,
        .userTapped(id: draw(.one(of: 1, 2, 4, -1))), .refreshButtonTapped, .list(.task),
        .list(.nextPageReached), .list(.refreshButtonTapped),
      ]
    } always: { state in
      #expect(state.id >= 1)
      let listed = state.list.users.value?.users.map(\.id) ?? []
      #expect(listed == Array(1...3).prefix(listed.count).map(\.self))
    } atRest: { state in
      if case .loaded(let user) = state.user { #expect(user.id == state.id) }
      if let total = state.total?.count { #expect(state.hasNext == (state.id < total)) }
    }
  }
}

private func user(_ id: Int) -> User {
  User(id: id, email: "\(id)@example.com", firstName: "User", lastName: "\(id)")
}
