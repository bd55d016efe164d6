import ComposableArchitecture
import SessionRecording
import Testing

/// A session of Notes that was recorded, and turned into a test by 'replay --as-test Notes'.
@MainActor
struct NotesSessionTests {
  @Test func aRecordedSession() async throws {
    let state: Notes.State = try recorded(initialState1)
    let effects: [Int: Notes.Action] = [
      2: .notesResponse(.success(try recorded(##"[{"id":1,"title":"One \"\\#(1)\" \u200Bé"}]"##))),
      7: .counter(.delegate(.counted(1))),
      10: .detail(.presented(.delegate(.counted(1)))),
    ]
    let store = TestStore(initialState: state) {
      Notes().replaying(effects)
    }
    await store.send(.task) { $0.phase = .loading(try recorded(#"false"#)) }
    await store.receive(\.notesResponse.success) {
      $0.notes = try recorded(##"[{"id":1,"title":"One \"\\#(1)\" \u200Bé"}]"##)
      $0.phase = .idle
    }
    await store.send(.binding(.set(\.search, "a \"quoted\" \\ text\n\u{0007}🎈"))) {
      $0.search = "a \"quoted\" \\ text\n\u{0007}🎈"
    }
    await store.send(.notesResponse(.failure(try recorded(##"{"reason":"\\#(none)"}"##)))) {
      $0.phase = .failed(reason: "\\#(none)", code: nil)
    }
    await store.send(.tagsChanged(tags: ["one", "two"], ratio: -0.125)) {
      $0.tags = ["one", "two"]
      $0.ratio = -0.125
    }
    await store.send(.counter(.incrementButtonTapped)) { $0.counter.count = 1 }
    await store.receive(\.counter.delegate.counted)
    await store.send(.detailButtonTapped) { $0.detail = try recorded(#"{"count":0}"#) }
    await store.send(.detail(.presented(.incrementButtonTapped))) { $0.detail?.count = 1 }
    await store.receive(\.detail.presented.delegate.counted)
    await store.send(.detail(.dismiss)) { $0.detail = nil }
    await store.send(.notesResponse(.success(try recorded(notes2)))) {
      $0.notes = try recorded(notes2)
      $0.phase = .idle
    }
  }
}

private let initialState1 = #"""
  {"counter":{"count":0},"detail":null,"notes":[],"phase":{"idle":{}},"ratio":0.5,"search":"","secret":0,
  "tags":[]}
  """#

private let notes2 = #"""
  [{"id":2,
  "title":"long ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \#
  \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \#
  \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \#
  \u200Blong ÄÖ \\ \u200Blong ÄÖ \\ \u200B"},{"id":3,"title":"b","written":"1970-01-01T00:00:01Z"}]
  """#
