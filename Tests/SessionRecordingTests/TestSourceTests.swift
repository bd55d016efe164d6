import ComposableArchitecture
import SessionRecording
import Testing

/// A session becomes a test that sends the actions of the user, and receives those of effects.
@MainActor
struct TestSourceTests {
  @Test func `a session replays and makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "Notes", in: Recording.features) {
      let store = Store(initialState: Notes.State()) {
        Notes().recorded()
      } withDependencies: {
        $0.date.now = Date(timeIntervalSince1970: 0)
      }
      await store.send(.task).finish()
      store.send(.binding(.set(\.search, "a \"quoted\" \\ text\n\u{7}🎈")))
      store.send(.notesResponse(.failure(.init(reason: "\\#(none)"))))
      store.send(.tagsChanged(tags: ["one", "two"], ratio: -0.125))
      store.send(.counter(.incrementButtonTapped))
      store.send(.detailButtonTapped)
      store.send(.detail(.presented(.incrementButtonTapped)))
      store.send(.detail(.dismiss))
      let long = Notes.Note(id: 2, title: String(repeating: "long ÄÖ \\ \u{200B}", count: 20))
      store.send(
        .notesResponse(
          .success([long, Notes.Note(id: 3, title: "b", written: .init(timeIntervalSince1970: 1))])
        )
      )
    }
    #expect(session.difference == nil)
    #expect(session.testSource == session.keptTest, "write it again with REHEARSE=write")
  }

  @Test func `a feature within the recorded one has its own test`() throws {
    let recording = Recording()
    let store = recording.store()
    store.send(.cancelled)
    store.send(.counter(.incrementButtonTapped))
    store.send(.tagsChanged(tags: [], ratio: 1))
    let source = try recording.trace().testSource(of: "Counter", Recording.features)
    #expect(source.contains("await store.send(.incrementButtonTapped) { $0.count = 1 }"))
    #expect(source.contains("await store.receive(\\.delegate.counted)"))
    #expect(!source.contains("tags"))
  }

  @Test func `what happens to a state between actions is a part of the test`() throws {
    let recording = Recording()
    let attempt = Notes.Attempt()
    let store = recording.store(Notes.State(phase: .loading(attempt)))
    store.send(.cancelled)
    attempt.isOver.setValue(true)
    store.send(.cancelled)
    let source = try recording.trace().testSource(of: "Notes", Recording.features)
    #expect(source.contains("let states: [Int: Notes.State] = [2: try recorded("))
    #expect(source.contains("Notes().replaying(states: states)"))
    #expect(source.contains("$0.phase = .idle"))
  }

  @Test func `each store of a session has a test`() throws {
    let recording = Recording()
    for _ in 0..<2 { recording.store().send(.tagsChanged(tags: [], ratio: 1)) }
    let source = try recording.trace().testSource(of: "Notes", Recording.features)
    #expect(source.contains("@Test func aRecordedSession()"))
    #expect(source.contains("@Test func aRecordedSession2()"))
  }

  @Test func `a trace that begins in the middle begins with what the test sends`() throws {
    let recording = Recording()
    recording.store().send(.counter(.delegate(.counted(1))))
    let text = recording.text.replacing(#""cause":"user""#, with: #""cause":{"send":{}}"#)
    let source = try SessionTrace(text: text).testSource(of: "Notes", Recording.features)
    #expect(source.contains("await store.send(.counter(.delegate(.counted(1))))"))
  }

  @Test func `a feature that has no part in the session is refused`() throws {
    let recording = Recording()
    recording.store().send(.cancelled)
    let trace = try recording.trace()
    #expect(
      message { _ = try trace.testSource(of: "Weather", Recording.features) }
        == "there is no feature 'Weather' in this program; it has Notes, Counter"
    )
    let error = #expect(throws: TraceError.self) { try trace.testSource(of: "Weather", Recording.features) }
    #expect(error?.kind == .unknownFeature)
    #expect(
      message { _ = try trace.testSource(of: "Counter", Recording.features) }
        == "'trace.jsonl' has no action of Counter, only Notes was recorded; name a feature that was"
    )
  }

  @Test func `a session that differs makes no test`() throws {
    let recording = Recording()
    recording.store().send(.tagsChanged(tags: [], ratio: 0.25))
    let text = recording.text.replacing(#""ratio":0.25,"#, with: #""ratio":0.75,"#)
    let trace = try SessionTrace(text: text, name: "trace.jsonl")
    let sentence = message { _ = try trace.testSource(of: "Notes", Recording.features) }
    #expect(
      sentence?.hasPrefix("'trace.jsonl', line 3: action 1, tagsChanged, leads to a different state") == true
    )
  }

  @Test func `a test is written again only on request`() {
    #expect(RehearsedSession.environmentVariable == "REHEARSE")
  }

  @Test func `a character that cannot be seen is one escape`() throws {
    let recording = Recording()
    recording.store().send(.binding(.set(\.search, "a\u{E0001}\u{7}")))
    let source = try recording.trace().testSource(of: "Notes", Recording.features)
    #expect(source.contains(#".set(\.search, "a\u{E0001}\u{0007}")"#))
  }

  @Test func `replayed effects follow the action before`() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter().replaying([2: .delegate(.counted(7))], states: [3: Counter.State(count: 40)])
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.receive(.delegate(.counted(7)))
    await store.send(.incrementButtonTapped) { $0.count = 41 }
  }

  @Test func `a recorded value is decoded`() throws {
    let date: Date = try recorded("\"2026-01-01T00:00:00Z\"")
    #expect(date == Date(timeIntervalSince1970: 1_767_225_600))
    #expect(throws: DecodingError.self) { let _: Int = try recorded("\"one\"") }
  }
}
