import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import SessionRecording
import Testing

/// Records and replays a session, and turns it into the test in the file next to this one.
@MainActor
struct RecordedSessionTests {
  @Test func `a recorded session replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "NumberFactFeature", in: FactCommand.recordedFeatures) {
      let store = Store(initialState: NumberFactFeature.State(count: 41)) {
        NumberFactFeature().recorded()
      } withDependencies: {
        $0.numberFactClient.fact = { _, kind in
          guard kind == .trivia else { throw APIError.offline(detail: "no \"route\"") }
          return .mock
        }
        $0.numberFactClient.randomFact = { _ in NumberFact(number: 1729, text: "1729 = 1³ + 12³", kind: .math)
        }
      }
      store.send(.incrementButtonTapped)
      await store.send(.factButtonTapped).finish()
      store.send(.binding(.set(\.kind, .math)))
      await store.send(.factButtonTapped).finish()
      await store.send(.randomFactButtonTapped).finish()
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
  }
}
