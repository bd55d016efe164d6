import ComposableArchitecture
import SessionRecording
import Testing

/// The test that is made of a session with hostile texts is kept beside this file, so that it is built and run.
@MainActor
struct HostileSessionTests {
  @Test func `a session of hostile texts becomes a test that builds and passes`() async throws {
    let features = [RecordedFeature { Ledger() }]
    let session = try await RehearsedSession(of: "Ledger", in: features) {
      let store = Store(initialState: Ledger.State()) { Ledger().recorded() }
      for text in HostileText.all { store.send(.binding(.set(\.filter.text, text))) }
      store.send(.entriesLoaded(HostileText.all.map { Ledger.Entry(title: $0) }))
      store.send(.entriesLoaded([Ledger.Entry(title: "\\#\u{FE0F}\u{20E3}")]))
      store.send(.entriesLoaded([Ledger.Entry(title: String(repeating: "\\", count: 200))]))
      store.send(.levelPicked(.custom("\"\\(1)", weight: -0.0)))
      store.send(.levelPicked(.only(named: "#\"")))
      store.send(.levelPicked(nil))
      store.send(.nameChanged("\u{301}/~", to: "\u{200D}"))
      store.send(.nameChanged("\u{301}/~", to: nil))
      store.send(.waitChanged(.milliseconds(1)))
      store.send(.binding(.set(\.filter.isOn, true)))
      store.send(.resetButtonTapped)
      await store.send(.saveButtonTapped).finish()
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
  }
}
