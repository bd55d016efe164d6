import ComposableArchitecture
import Models
import ServiceClient
import SessionRecording
import TemplateFeature
import Testing

/// Records and replays a session, and turns it into the test in the file next to this one.
@MainActor
struct RecordedSessionTests {
  @Test func `a recorded session replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "TemplateFeature", in: TemplateCommand.recordedFeatures) {
      let store = Store(initialState: TemplateFeature.State()) {
        TemplateFeature().recorded()
      } withDependencies: {
        $0.serviceClient.items = { [.mock, .mock2] }
        $0.serviceClient.item = { _ in .mock2 }
      }
      await store.send(.task).finish()
      await store.send(.binding(.set(\.searchText, "sec"))).finish()
      store.send(.itemTapped(id: 2))
      await store.send(.detail(.presented(.refreshButtonTapped))).finish()
      await store.send(.detail(.presented(.closeButtonTapped))).finish()
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "REHEARSE=write Scripts/test TemplateFeature writes it")
  }
}
