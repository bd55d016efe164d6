import ComposableArchitecture
import Models
import SessionRecording
import Testing
import UserFeature

/// A session of UserFeature that was recorded, and turned into a test by 'replay --as-test UserFeature'.
@MainActor
struct UserFeatureSessionTests {
  @Test func aRecordedSession() async throws {
    let state: UserFeature.State = try recorded(#"{"load":{"phase":"idle"},"login":"ada-sample"}"#)
    let effects: [Int: UserFeature.Action] = [
      2: .accountResponse(login: "ada-sample", result: .success(try recorded(success1))),
      4: .accountResponse(login: "ada-sample", result: .success(try recorded(success1))),
      6: .accountResponse(
        login: "nobody",
        result: .failure(.notFound(resource: "account nobody", service: "GitHub", examples: nil))
      ),
    ]
    let store = TestStore(initialState: state) {
      UserFeature().replaying(effects)
    }
    await store.send(.task) { $0.load = .loading(from: .idle) }
    await store.receive(\.accountResponse) { $0.load = .loaded(try recorded(success1)) }
    await store.send(.refreshButtonTapped) { $0.load = .loading(from: .loaded(try recorded(success1))) }
    await store.receive(\.accountResponse) { $0.load = .loaded(try recorded(success1)) }
    await store.send(.ownerSelected("nobody")) {
      $0.login = "nobody"
      $0.load = .loading(from: .idle)
    }
    await store.receive(\.accountResponse) {
      $0.load = .failed(
        .notFound(resource: "account nobody", service: "GitHub", examples: nil),
        previous: nil
      )
    }
    await store.send(.ownerSelected("-")) {
      $0.login = "-"
      $0.load = .failed(
        .invalidRequest(detail: "'-' isn't a GitHub login: letters, digits and single hyphens, at most 39"),
        previous: nil
      )
    }
  }
}

private let success1 = #"""
  {"avatar":"https://example.com/ada.png","bio":"Writes samples","company":"Samples",
  "createdAt":"2014-05-13T16:53:20Z","followers":1200,"following":3,"id":4400,"kind":{"user":{}},
  "location":"Nowhere","login":"ada-sample","name":"Ada Sample","publicRepositories":64,
  "url":"https://github.com/ada-sample"}
  """#
