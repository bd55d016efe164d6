import ComposableArchitecture
import Models
import ProfileFeature
import SessionRecording
import Testing

/// A session of ProfileFeature that was recorded, and turned into a test by 'replay --as-test ProfileFeature'.
@MainActor
struct ProfileFeatureSessionTests {
  @Test func aRecordedSession() async throws {
    let state: ProfileFeature.State = try recorded(initialState1)
    let effects: [Int: ProfileFeature.Action] = [
      2: .userResponse(id: 1, result: .success(try recorded(success2))),
      4: .userResponse(
        id: 2,
        result: .failure(.notFound(resource: "user 2", service: "reqres", examples: nil))
      ),
      6: .list(.usersResponse(page: 1, result: .success(try recorded(success3)))),
      7: .list(.delegate(.counted(2))),
      9: .list(.usersResponse(page: 2, result: .success(try recorded(success4)))),
      10: .list(.delegate(.counted(2))),
    ]
    let store = TestStore(initialState: state) {
      ProfileFeature().replaying(effects)
    }
    await store.send(.task) { $0.user = .loading(from: .idle) }
    await store.receive(\.userResponse) { $0.user = .loaded(try recorded(success2)) }
    await store.send(.nextUserButtonTapped) {
      $0.id = 2
      $0.user = .loading(from: .loaded(try recorded(success2)))
    }
    await store.receive(\.userResponse) {
      $0.user = .failed(
        .notFound(resource: "user 2", service: "reqres", examples: nil),
        previous: try recorded(success2)
      )
      $0.total = .atMost(1)
    }
    await store.send(.list(.task)) { $0.list.users = .loading(from: .idle) }
    await store.receive(\.list.usersResponse) { $0.list.users = .loaded(try recorded(loaded5)) }
    await store.receive(\.list.delegate.counted) { $0.total = .counted(2) }
    await store.send(.list(.nextPageReached)) {
      $0.list.requestedPage = 2
      $0.list.users = .loading(from: .loaded(try recorded(loaded5)))
    }
    await store.receive(\.list.usersResponse) { $0.list.users = .loaded(try recorded(loaded6)) }
    await store.receive(\.list.delegate.counted)
  }
}

private let initialState1 = #"""
  {"id":1,"list":{"firstPage":1,"perPage":1,"requestedPage":1,"users":{"phase":"idle"}},
  "user":{"phase":"idle"}}
  """#

private let success2 = #"""
  {"avatar":"https://example.com/faces/1.jpg","email":"ada.sample@example.com","firstName":"Ada","id":1,
  "lastName":"Sample"}
  """#

private let success3 = #"""
  {"page":1,"perPage":1,"total":2,"totalPages":2,"users":[{"avatar":"https://example.com/faces/1.jpg",
  "email":"ada.sample@example.com","firstName":"Ada","id":1,"lastName":"Sample"}]}
  """#

private let success4 = #"""
  {"page":2,"perPage":1,"total":2,"totalPages":2,"users":[{"avatar":"https://example.com/faces/2.jpg",
  "email":"bo.sample@example.com","firstName":"Bo","id":2,"lastName":"Sample"}]}
  """#

private let loaded5 = #"""
  {"hasMore":true,"lastPage":1,"total":2,"users":[{"avatar":"https://example.com/faces/1.jpg",
  "email":"ada.sample@example.com","firstName":"Ada","id":1,"lastName":"Sample"}]}
  """#

private let loaded6 = #"""
  {"hasMore":false,"lastPage":2,"total":2,"users":[{"avatar":"https://example.com/faces/1.jpg",
  "email":"ada.sample@example.com","firstName":"Ada","id":1,"lastName":"Sample"},
  {"avatar":"https://example.com/faces/2.jpg","email":"bo.sample@example.com","firstName":"Bo","id":2,
  "lastName":"Sample"}]}
  """#
