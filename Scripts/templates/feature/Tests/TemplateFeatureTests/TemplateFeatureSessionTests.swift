import ComposableArchitecture
import Models
import SessionRecording
import Testing
import TemplateFeature

/// A session of TemplateFeature that was recorded, and turned into a test by 'replay --as-test TemplateFeature'.
@MainActor
struct TemplateFeatureSessionTests {
  @Test func aRecordedSession() async throws {
    let state: TemplateFeature.State = try recorded(#"{"detail":null,"load":{"phase":"idle"},"searchText":""}"#)
    let effects: [Int: TemplateFeature.Action] = [
      2: .itemsResponse(.success(try recorded(success1))),
      6: .detail(
        .presented(
          .itemResponse(.success(try recorded(#"{"id":2,"name":"Second","summary":"The second item."}"#)))
        )
      ),
      8: .detail(.dismiss),
    ]
    let store = TestStore(initialState: state) {
      TemplateFeature().replaying(effects)
    }
    await store.send(.task) { $0.load = .loading(from: .idle) }
    await store.receive(\.itemsResponse) { $0.load = .loaded(try recorded(success1)) }
    await store.send(.binding(.set(\.searchText, "sec"))) { $0.searchText = "sec" }
    await store.send(.itemTapped(id: 2)) { $0.detail = try recorded(detail2) }
    await store.send(.detail(.presented(.refreshButtonTapped))) {
      $0.detail?.load = .loading(
        from: .loaded(try recorded(#"{"id":2,"name":"Second","summary":"The second item."}"#))
      )
    }
    await store.receive(\.detail.presented.itemResponse) {
      $0.detail?.load = .loaded(try recorded(#"{"id":2,"name":"Second","summary":"The second item."}"#))
    }
    await store.send(.detail(.presented(.closeButtonTapped)))
    await store.receive(\.detail.dismiss) { $0.detail = nil }
  }
}

private let success1 = #"""
  [{"id":1,"name":"First","summary":"The first item."},{"id":2,"name":"Second","summary":"The second item."}]
  """#

private let detail2 = #"""
  {"id":2,"load":{"phase":"loaded","value":{"id":2,"name":"Second","summary":"The second item."}}}
  """#
