import ComposableArchitecture
import SessionRecording
import Testing

/// A replay reduces the recorded actions, and returns the first difference between the states.
@MainActor
struct ReplayTests {
  @Test func `a session replays without a difference`() async throws {
    let recording = Recording()
    let store = recording.store()
    await store.send(.task).finish()
    store.send(.binding(.set(\.search, "x")))
    store.send(.notesResponse(.failure(.init(reason: "none"))))
    store.send(.detailButtonTapped)
    store.send(.detail(.presented(.incrementButtonTapped)))
    store.send(.detail(.dismiss))
    store.send(.tagsChanged(tags: ["a", "b"], ratio: .infinity))
    #expect(try recording.replay() == nil)
    #expect(try recording.trace().actionCount == 9)
  }

  @Test func `the first action that differs is named`() async throws {
    let recording = Recording()
    let store = recording.store()
    for _ in 0..<3 { store.send(.counter(.incrementButtonTapped)) }
    let text = recording.text.replacing(
      #""path":"/counter/count","value":2"#,
      with: #""path":"/counter/count","value":7"#
    )
    let difference = try #require(try SessionTrace(text: text).replay(Recording.features))
    #expect(difference.number == 3)
    #expect(difference.line == 5)
    #expect(difference.action == "counter.incrementButtonTapped")
    #expect(difference.difference.contains("count: 7"))
    #expect(difference.difference.contains("count: 2"))
  }

  @Test func `an action that was changed in the file differs`() throws {
    let recording = Recording()
    recording.store().send(.tagsChanged(tags: ["a"], ratio: 0.25))
    let text = recording.text.replacing(#""ratio":0.25,"#, with: #""ratio":0.75,"#)
    #expect(try SessionTrace(text: text).replay(Recording.features)?.number == 1)
  }

  @Test func `what comparisons do not see is replayed too`() async throws {
    let recording = Recording()
    let attempt = Notes.Attempt()
    let store = recording.store(Notes.State(phase: .loading(attempt)))
    store.send(.cancelled)
    attempt.isOver.setValue(true)
    store.send(.cancelled)
    #expect(store.phase == .idle)
    #expect(try recording.replay() == nil)
  }

  @Test func `a dependency that is used is said to be the reason`() throws {
    let recording = Recording()
    recording.store().send(.clockButtonTapped)
    let difference = try #require(try recording.replay())
    #expect(difference.number == 1)
    #expect(difference.summary.contains("dependency"))
    #expect(difference.difference.contains("date"))
  }

  @Test func `of several stores the earliest difference is named`() throws {
    let recording = Recording()
    let (first, second) = (recording.store(), recording.store())
    first.send(.tagsChanged(tags: [], ratio: 1))
    second.send(.tagsChanged(tags: [], ratio: 2))
    first.send(.tagsChanged(tags: [], ratio: 3))
    let text = recording.text.replacing(
      #""op":"replace","path":"/ratio","value":2"#,
      with: #""op":"replace","path":"/ratio","value":9"#
    )
    .replacing(
      #""op":"replace","path":"/ratio","value":3"#,
      with: #""op":"replace","path":"/ratio","value":8"#
    )
    #expect(try SessionTrace(text: text).replay(Recording.features)?.number == 2)
  }

  @Test func `a trace without actions replays`() throws {
    let recording = Recording()
    #expect(try recording.trace().actionCount == 0)
    #expect(try recording.replay() == nil)
  }
}
