import ComposableArchitecture
import SessionRecording
import Testing

/// Tests made from sessions set the recorded shared values, and expect their changes.
@MainActor
struct SharedRehearsalTests {
  @Test func `a session with shared values makes the test that is kept`() async throws {
    let session = try await RehearsedSession(of: "Shelf", in: [RecordedFeature { Shelf() }]) {
      let settings = AppStorageStore.inMemory
      settings.set("author", forKey: "order")
      let store = withDependencies {
        $0.defaultAppStorage = settings
      } operation: {
        Store(initialState: Shelf.State()) { Shelf().recorded() }
      }
      store.send(.orderButtonTapped)
      store.send(.bookAdded("Momo"))
      settings.set(true, forKey: "isLocked")
      store.send(.bookAdded("Krabat"))
      await store.send(.visited).finish()
      settings.set("author", forKey: "order")
      store.send(.orderButtonTapped)
      store.send(.detailButtonTapped)
      store.send(.detail(.presented(.largerButtonTapped)))
      await store.send(.visited).finish()
    }
    #expect(session.difference == nil)
    #expect(
      session.testSource == session.keptTest,
      "REHEARSE=write Scripts/test SessionRecording writes it again"
    )
  }

  @Test func `a test of a part has the shared values of the part alone`() async throws {
    let features = [RecordedFeature { Shelf() }, RecordedFeature { Counter() }]
    let session = try await RehearsedSession(of: "Counter", in: features) {
      let store = Store(initialState: Shelf.State()) { Shelf().recorded() }
      store.send(.orderButtonTapped)
      store.send(.other(.incrementButtonTapped))
    }
    #expect(session.testSource.contains("await store.send(.incrementButtonTapped)"))
    #expect(!session.testSource.contains("setShared"))
  }
}
