import ComposableArchitecture
import Testing

@testable import Samples

@MainActor
@Suite struct SyncUpsTests {
  @Test func add() async {
    let store = TestStore(initialState: SyncUpsList.State()) {
      SyncUpsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    var syncUp = SyncUp(
      id: SyncUp.Tagged(rawValue: UUID(0)),
      attendees: [Attendee(id: UUID(1))]
    )
    await store.send(.addSyncUpButtonTapped) {
      $0.destination = .add(SyncUpForm.State(syncUp: syncUp))
    }
    syncUp.title = "Engineering"
    await store.send(\.destination.add.binding.syncUp, syncUp) {
      $0.destination?.modify(\.add) { $0.syncUp.title = "Engineering" }
    }
    await store.send(.destination(.presented(.add(.addAttendeeButtonTapped)))) {
      $0.destination?.modify(\.add) {
        $0.focus = .attendee(UUID(2))
        $0.syncUp.attendees.append(Attendee(id: UUID(2)))
      }
    }
    await store.send(\.destination.add.deleteAttendees, [0]) {
      $0.destination?.modify(\.add) { _ = $0.syncUp.attendees.remove(id: UUID(1)) }
    }
    syncUp.attendees = []
    await store.send(.confirmAddSyncUpButtonTapped) {
      $0.destination = nil
      $0.$syncUps.withLock { $0 = [syncUp] }
    }
  }

  @Test func delete() async throws {
    @Shared(.syncUps) var syncUps = [.mock]
    let shared = try #require(Shared($syncUps[id: SyncUp.mock.id]))
    let store = TestStore(
      initialState: SyncUpsApp.State(path: StackState([.detail(SyncUpDetail.State(syncUp: shared))]))
    ) {
      SyncUpsApp()
    }
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.path[id: 0]?.modify(\.detail) {
        $0.destination = .alert(
          AlertState {
            TextState("Delete?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Yes") }
          }
        )
      }
    }
    await store.send(\.path[id: 0].detail.destination.alert.confirmDeletion) {
      $0.path[id: 0]?.modify(\.detail) { $0.destination = nil }
      $0.syncUpsList.$syncUps.withLock { $0 = [] }
    }
    await store.receive(\.path.popFrom) {
      $0.path = StackState()
    }
  }

  @Test func edit() async {
    @Shared(.syncUps) var syncUps = [.mock]
    let shared = Shared($syncUps[id: SyncUp.mock.id])!
    let store = TestStore(initialState: SyncUpDetail.State(syncUp: shared)) { SyncUpDetail() }
    var edited = SyncUp.mock
    edited.title = "Product"
    await store.send(.editButtonTapped) {
      $0.destination = .edit(SyncUpForm.State(syncUp: .mock))
    }
    await store.send(\.destination.edit, .set(\.syncUp.title, "Product")) {
      $0.destination?.modify(\.edit) { $0.syncUp.title = "Product" }
    }
    await store.send(.doneEditingButtonTapped) {
      $0.destination = nil
      $0.$syncUp.withLock { $0 = edited }
    }
    #expect(syncUps[id: edited.id]?.title == "Product")
  }

  @Test func record() async {
    let clock = TestClock()
    let store = TestStore(initialState: RecordMeeting.State(syncUp: Shared(value: .mock))) {
      RecordMeeting()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
      $0.uuid = .incrementing
    }
    let task = await store.send(.onTask)
    store.exhaustivity = .off
    await clock.advance(by: .seconds(3))
    await store.receive(\.timerTick)
    await store.receive(\.timerTick)
    await store.receive(\.timerTick) {
      $0.speakerIndex = 1
      $0.secondsElapsed = 3
    }
    await store.send(.nextButtonTapped) { $0.alert = .endMeeting(isDiscardable: false) }
    await store.send(\.alert.confirmSave) { $0.alert = nil }
    #expect(store.state.syncUp.meetings.map(\.id) == [UUID(0)])
    await task.cancel()
    #expect(store.isDismissed)
  }

  @Test func startMeeting() async {
    let clock = TestClock()
    let syncUp = Shared(value: SyncUp.mock)
    let store = TestStore(
      initialState: SyncUpsApp.State(path: StackState([.detail(SyncUpDetail.State(syncUp: syncUp))]))
    ) {
      SyncUpsApp()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.uuid = .incrementing
    }
    await store.send(\.path[id: 0].detail.startMeetingButtonTapped)
    await store.receive(\.path[id: 0].detail.delegate.startMeeting) {
      $0.path[id: 1] = .record(RecordMeeting.State(syncUp: syncUp))
    }
    await store.send(.path(.element(id: 1, action: .record(.onTask))))
    await clock.advance(by: .seconds(6))
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.receive(\.path.popFrom)
    #expect(store.state.path.count == 1)
    await store.send(
      .path(.push(id: 2, state: .meeting(syncUp.wrappedValue.meetings[0], syncUp: syncUp.wrappedValue)))
    )
    #expect(store.state.path.ids == [0, 2])
  }

  @Test func voiceMemos() async throws {
    let didFinish = AsyncThrowingStream.makeStream(of: Bool.self)
    let clock = TestClock()
    let store = TestStore(initialState: VoiceMemos.State()) {
      VoiceMemos()
    } withDependencies: {
      $0.audioRecorder.currentTime = { 2.5 }
      $0.audioRecorder.requestRecordPermission = { true }
      $0.audioRecorder.startRecording = { @Sendable _ in
        try await didFinish.stream.first { _ in true }!
      }
      $0.audioRecorder.stopRecording = {
        didFinish.continuation.yield(true)
        didFinish.continuation.finish()
      }
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: 0))
      $0.continuousClock = clock
      $0.uuid = .constant(UUID(1))
    }
    let url = URL(fileURLWithPath: "/memos/00000000-0000-0000-0000-000000000001")
    await store.send(.recordButtonTapped)
    await store.receive(\.permissionResponse) {
      $0.permission = .allowed
      $0.recordingMemo = RecordingMemo.State(date: Date(timeIntervalSinceReferenceDate: 0), url: url)
    }
    await store.send(\.recordingMemo.onTask)
    await clock.advance(by: .seconds(1))
    await store.receive(\.recordingMemo.timerUpdated) { $0.recordingMemo?.duration = 1 }
    await store.send(\.recordingMemo.stopButtonTapped) { $0.recordingMemo?.mode = .encoding }
    await store.receive(\.recordingMemo.finalRecordingTime) { $0.recordingMemo?.duration = 2.5 }
    await store.receive(\.recordingMemo.audioRecorderDidFinish.success)
    await store.receive(\.recordingMemo.delegate.didFinish.success) {
      $0.recordingMemo = nil
      $0.memos = [url]
    }
  }
}
