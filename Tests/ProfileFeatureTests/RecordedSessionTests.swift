import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import SessionRecording
import Testing

/// Records and replays a session, and turns it into the test in the file next to this one.
@MainActor
struct RecordedSessionTests {
  @Test func `a recorded session replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "ProfileFeature", in: ProfileCommand.recordedFeatures) {
      let store = Store(initialState: ProfileFeature.State(list: UserListFeature.State(perPage: 1))) {
        ProfileFeature().recorded()
      } withDependencies: {
        $0.reqresClient.user = { id in
          guard id == 1 else { throw APIError.notFound(resource: "user \(id)", service: "reqres") }
          return .mock
        }
        $0.reqresClient.users = { page, perPage in
          UsersPage(
            page: page,
            perPage: perPage,
            total: 2,
            totalPages: 2,
            users: [page == 1 ? .mock : .mock2]
          )
        }
      }
      await store.send(.task).finish()
      await store.send(.nextUserButtonTapped).finish()
      await store.send(.list(.task)).finish()
      await store.send(.list(.nextPageReached)).finish()
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
  }
}
