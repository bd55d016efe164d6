import ComposableArchitecture
import Models
import ServiceClient
import SessionRecording
import TemplateFeature
import Testing

/// A session is recorded, and replayed.
@MainActor
struct RecordedSessionTests {
  @Test func aRecordedSessionReplaysAndMakesATest() async throws {
    let session = try await RehearsedSession(of: "TemplateFeature", in: TemplateCommand.recordedFeatures) {
      let store = Store(initialState: TemplateFeature.State()) {
        TemplateFeature().recorded()
      } withDependencies: {
        $0.serviceClient.items = { [.mock, .mock2] }
      }
      await store.send(.task).finish()
    }
    #expect(session.difference == nil)
    #expect(session.testSource.contains("await store.receive(\\.itemsResponse)"))
  }
}
