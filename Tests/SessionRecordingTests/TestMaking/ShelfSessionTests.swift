import ComposableArchitecture
import SessionRecording
import Testing

/// A session of Shelf that was recorded, and turned into a test by 'replay --as-test Shelf'.
@MainActor
struct ShelfSessionTests {
  @Test func aRecordedSession() async throws {
    try setShared(shared1)
    let state: Shelf.State = try recorded(#"{"books":[],"detail":null,"other":{"count":0}}"#)
    let effects: [Int: Shelf.Action] = [5: .visitsResponse(1), 10: .visitsResponse(2)]
    let shared = [3: #"{".appStorage(\"isLocked\")":true}"#, 6: #"{".appStorage(\"order\")":"author"}"#]
    let store = TestStore(initialState: state) {
      Shelf().replaying(effects, shared: shared)
    }
    await store.send(.orderButtonTapped) { $0.$order.withLock { $0 = .title } }
    await store.send(.bookAdded("Momo")) { $0.books = ["Momo"] }
    await store.send(.bookAdded("Krabat")) { _ in try setShared(#"{".appStorage(\"isLocked\")":true}"#) }
    await store.send(.visited) { _ in try setShared(#"{".fileStorage(~/Documents/visits.json)":[1]}"#) }
    await store.receive(\.visitsResponse) { $0.books = ["Momo", "visit 1"] }
    await store.send(.orderButtonTapped)
    await store.send(.detailButtonTapped) { $0.detail = try recorded(#"{}"#) }
    await store.send(.detail(.presented(.largerButtonTapped))) { $0.detail?.$fontSize.withLock { $0 = 11 } }
    await store.send(.visited) { _ in try setShared(#"{".fileStorage(~/Documents/visits.json)":[1,2]}"#) }
    await store.receive(\.visitsResponse) { $0.books = ["Momo", "visit 1", "visit 2"] }
  }
}

private let shared1 = #"""
  {".appStorage(\"isLocked\")":false,".appStorage(\"order\")":"author",
  ".fileStorage(~/Documents/visits.json)":[],".inMemory(\"fontSize\")":10}
  """#
