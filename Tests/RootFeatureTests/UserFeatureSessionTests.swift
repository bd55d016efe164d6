import ComposableArchitecture
import Models
import SessionRecording
import Testing
import UserFeature

/// A session of UserFeature that was recorded, and turned into a test by 'replay --as-test UserFeature'.
@MainActor
struct UserFeatureSessionTests {
  @Test func aRecordedSession() async throws {
    let state: UserFeature.State = try recorded(#"{"load":{"phase":"idle"},"login":""}"#)
    let effects: [Int: UserFeature.Action] = [
      2: .accountResponse(login: "ada-sample", result: .success(try recorded(success1)))
    ]
    let store = TestStore(initialState: state) {
      UserFeature().replaying(effects)
    }
    await store.send(.ownerSelected("ada-sample")) {
      $0.login = "ada-sample"
      $0.load = .loading(from: .idle)
    }
    await store.receive(\.accountResponse) { $0.load = .loaded(try recorded(success1)) }
  }
}

private let success1 = #"""
  {"avatar":"https://example.com/ada.png","bio":"Writes samples","company":"Samples",
  "createdAt":"2014-05-13T16:53:20Z","followers":1200,"following":3,"id":4400,"kind":{"user":{}},
  "location":"Nowhere","login":"ada-sample","name":"Ada Sample","publicRepositories":64,
  "url":"https://github.com/ada-sample"}
  """#
