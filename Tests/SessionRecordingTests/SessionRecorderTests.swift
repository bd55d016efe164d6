import ComposableArchitecture
import SessionRecording
import Testing

/// A recorder writes a line for each action, with its sender and its changes.
@MainActor
struct SessionRecorderTests {
  @Test func `a trace begins with what it is and with the state of the store`() throws {
    let recording = Recording()
    recording.store(Notes.State(search: "a")).send(.cancelled)
    let objects = try recording.objects
    #expect(objects[0]["format"] as? String == "session trace")
    #expect(objects[0]["version"] as? Int == 2)
    #expect(objects[1]["feature"] as? String == "Notes")
    #expect((objects[1]["state"] as? [String: any Sendable])?["search"] as? String == "a")
  }

  @Test func `an action has its time its cause and what it changed`() async throws {
    let recording = Recording()
    let store = recording.store()
    await store.send(.task).finish()
    let objects = try recording.objects
    try #require(objects.count == 4)
    #expect(objects[2]["name"] as? String == "task")
    #expect(objects[2]["cause"] as? String == "user")
    #expect(objects[2]["time"] as? String == "2026-01-01T00:00:00.000Z")
    let effect = (objects[3]["cause"] as? [String: [String: any Sendable]])?["effect"]
    #expect(effect?["name"] as? String == "load")
    #expect((effect?["at"] as? String)?.hasPrefix("SessionRecordingTests/Notes.swift:") == true)
    #expect(effect?["startedBy"] as? Int == 1)
    #expect(objects[3]["name"] as? String == "notesResponse.success")
    let changes = try #require(objects[3]["changes"] as? [[String: any Sendable]])
    #expect(changes.compactMap { $0["path"] as? String }.contains("/notes"))
  }

  @Test func `the action of a synchronous effect names the action that led to it`() throws {
    let recording = Recording()
    let store = recording.store()
    store.send(.cancelled)
    store.send(.counter(.incrementButtonTapped))
    let cause = try recording.objects[4]["cause"] as? [String: [String: any Sendable]]
    #expect(try recording.objects[4]["name"] as? String == "counter.delegate.counted")
    #expect(cause?["send"]?["startedBy"] as? Int == 2)
  }

  @Test func `stores of one session have numbers`() throws {
    let recording = Recording()
    recording.store().send(.cancelled)
    recording.store().send(.cancelled)
    #expect(try recording.objects.compactMap { $0["number"] as? Int } == [1, 2])
    #expect(try recording.objects.compactMap { $0["store"] as? Int } == [1, 1, 2, 2])
    #expect(recording.recorder.actionCount == 2)
  }

  @Test func `nothing is recorded without a request`() {
    let recording = Recording()
    let store = Store(initialState: Notes.State()) { Notes().recorded() }
    store.send(.cancelled)
    #expect(recording.recorder.actionCount == 0)
  }

  @Test func `a binding that the state does not list is said to be unrecorded`() throws {
    let recording = Recording()
    let store = recording.store()
    store.send(.binding(.set(\.search, "listed")))
    store.send(.binding(.set(\.secret, 1)))
    #expect(try recording.objects[3]["action"] == nil)
    let sentence = message { _ = try recording.replay() }
    #expect(sentence?.contains("line 4: the action binding") == true)
    #expect(sentence?.contains("recordedBindings") == true)
  }

  @Test func `a recording that cannot go on ends and says why`() {
    struct DiskFull: Error {}
    let count = LockIsolated(0)
    let recorder = SessionRecorder { _ in
      count.withValue { $0 += 1 }
      if count.value == 2 { throw DiskFull() }
    }
    let store = Store(initialState: Counter.State()) {
      Counter().recorded()
    } withDependencies: {
      $0.sessionRecorder = recorder
    }
    store.send(.incrementButtonTapped)
    store.send(.incrementButtonTapped)
    #expect(count.value == 2)
    #expect(recorder.failure is DiskFull)
    #expect(store.count == 2)
  }

  @Test func `reductions that were kept in memory make the same trace`() async throws {
    struct Keeper: StoreObserver {
      let kept = LockIsolated<[UncheckedSendable<StoreReduction<Notes.State, Notes.Action>>]>([])
      var comparesStates: Bool { true }
      func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>) {
        guard let reduction = reduction as? StoreReduction<Notes.State, Notes.Action> else { return }
        let unchecked = UncheckedSendable(reduction)
        kept.withValue { $0.append(unchecked) }
      }
    }
    let keeper = Keeper()
    let store = Store(initialState: Notes.State()) { Notes().observed(by: keeper) }
    store.send(.binding(.set(\.search, "n")))
    await store.send(.task).finish()
    let reductions = keeper.kept.value.map { (reduction: $0.value, time: Date(timeIntervalSince1970: 0)) }
    let text = SessionTrace.text(of: "Notes", reductions)
    let trace = try SessionTrace(text: text)
    #expect(trace.actionCount == 3)
    #expect(trace.features == ["Notes"])
    #expect(try trace.replay(Recording.features) == nil)
  }
}
