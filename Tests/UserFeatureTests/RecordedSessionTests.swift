import ComposableArchitecture
import GitHubClient
import Models
import SessionRecording
import Testing
import UserFeature

/// Records and replays a session, and turns it into the test in the file next to this one.
@MainActor
struct RecordedSessionTests {
  @Test func `a recorded session replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "UserFeature", in: UserCommand.recordedFeatures) {
      let store = Store(initialState: UserFeature.State(login: "ada-sample")) {
        UserFeature().recorded()
      } withDependencies: {
        $0.gitHubClient.account = { login in
          guard login == "ada-sample" else {
            throw APIError.notFound(resource: "account \(login)", service: "GitHub")
          }
          return .mock
        }
      }
      await store.send(.task).finish()
      await store.send(.refreshButtonTapped).finish()
      await store.send(.ownerSelected("nobody")).finish()
      store.send(.ownerSelected("-"))
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
  }
}
