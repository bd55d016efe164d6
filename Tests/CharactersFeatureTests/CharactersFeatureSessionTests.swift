import CharactersFeature
import ComposableArchitecture
import Models
import SessionRecording
import Testing

/// A session of CharactersFeature that was recorded, and turned into a test by 'replay --as-test CharactersFeature'.
@MainActor
struct CharactersFeatureSessionTests {
  @Test func aRecordedSession() async throws {
    let state: CharactersFeature.State = try recorded(initialState1)
    let effects: [Int: CharactersFeature.Action] = [
      2: .charactersResponse(
        filter: try recorded(#"{"name":"","species":"","type":""}"#),
        page: 1,
        result: .success(try recorded(success2))
      ),
      4: .charactersResponse(
        filter: try recorded(#"{"name":"","species":"","type":""}"#),
        page: 2,
        result: .success(try recorded(success3))
      ),
      7: .detail(.presented(.characterResponse(id: 901, result: .success(try recorded(success4))))),
      9: .detail(.dismiss),
      11: .filterSettled,
      12: .charactersResponse(
        filter: try recorded(#"{"name":"rick","species":"","type":""}"#),
        page: 1,
        result: .failure(.server(status: 503))
      ),
    ]
    let store = TestStore(initialState: state) {
      CharactersFeature().replaying(effects)
    }
    await store.send(.task) { $0.characters = .loading(from: .idle) }
    await store.receive(\.charactersResponse) {
      $0.answeredRequest = try recorded(#"{"filter":{"name":"","species":"","type":""},"page":1}"#)
      $0.characters = .loaded(try recorded(loaded5))
    }
    await store.send(.nextPageReached) {
      $0.request = try recorded(#"{"filter":{"name":"","species":"","type":""},"page":2}"#)
      $0.characters = .loading(from: .loaded(try recorded(loaded5)))
    }
    await store.receive(\.charactersResponse) {
      $0.answeredRequest = try recorded(#"{"filter":{"name":"","species":"","type":""},"page":2}"#)
      $0.characters = .loaded(try recorded(loaded6))
    }
    await store.send(.characterTapped(id: 901)) { $0.detail = try recorded(detail7) }
    await store.send(.detail(.presented(.refreshButtonTapped))) {
      $0.detail?.character = .loading(from: .loaded(try recorded(success4)))
    }
    await store.receive(\.detail.presented.characterResponse) {
      $0.detail?.character = .loaded(try recorded(success4))
    }
    await store.send(.detail(.presented(.closeButtonTapped)))
    await store.receive(\.detail.dismiss) { $0.detail = nil }
    await store.send(.binding(.set(\.filter.name, "rick"))) {
      $0.filter = try recorded(#"{"name":"rick","species":"","type":""}"#)
    }
    await store.receive(\.filterSettled) {
      $0.request = try recorded(request8)
      $0.characters = .loading(from: .loaded(try recorded(loaded6)))
    }
    await store.receive(\.charactersResponse) {
      $0.characters = .failed(.server(status: 503), previous: try recorded(loaded6))
    }
  }
}

private let initialState1 = #"""
  {"characters":{"phase":"idle"},"detail":null,"filter":{"name":"","species":"","type":""},"firstPage":1,
  "isFiltering":false,"request":{"filter":{"name":"","species":"","type":""},"page":1}}
  """#

private let success2 = #"""
  {"characters":[{"created":"2017-11-04T18:48:46Z","episodes":["https://example.com/episode/1",
  "https://example.com/episode/2"],"gender":"Male","id":900,"image":"https://example.com/avatar/900.jpeg",
  "location":{"name":"Sample Station","url":"https://example.com/location/901"},"name":"Sample Rick",
  "origin":{"name":"unknown"},"species":"Human","status":"Alive","type":"",
  "url":"https://example.com/character/900"}],"count":2,"nextPage":2,"page":1,"pages":2}
  """#

private let success3 = #"""
  {"characters":[{"created":"2017-11-04T18:50:00Z","episodes":[],"gender":"unknown","id":901,
  "location":{"name":"unknown"},"name":"Sample Morty","origin":{"name":"Sample Station"},"species":"Alien",
  "status":"unknown","type":"Parasite"}],"count":2,"page":2,"pages":2}
  """#

private let success4 = #"""
  {"created":"2017-11-04T18:50:00Z","episodes":[],"gender":"unknown","id":901,"location":{"name":"unknown"},
  "name":"Sample Morty","origin":{"name":"Sample Station"},"species":"Alien","status":"unknown",
  "type":"Parasite"}
  """#

private let loaded5 = #"""
  {"characters":[{"created":"2017-11-04T18:48:46Z","episodes":["https://example.com/episode/1",
  "https://example.com/episode/2"],"gender":"Male","id":900,"image":"https://example.com/avatar/900.jpeg",
  "location":{"name":"Sample Station","url":"https://example.com/location/901"},"name":"Sample Rick",
  "origin":{"name":"unknown"},"species":"Human","status":"Alive","type":"",
  "url":"https://example.com/character/900"}],"hasMore":true,"total":2}
  """#

private let loaded6 = #"""
  {"characters":[{"created":"2017-11-04T18:48:46Z","episodes":["https://example.com/episode/1",
  "https://example.com/episode/2"],"gender":"Male","id":900,"image":"https://example.com/avatar/900.jpeg",
  "location":{"name":"Sample Station","url":"https://example.com/location/901"},"name":"Sample Rick",
  "origin":{"name":"unknown"},"species":"Human","status":"Alive","type":"",
  "url":"https://example.com/character/900"},{"created":"2017-11-04T18:50:00Z","episodes":[],
  "gender":"unknown","id":901,"location":{"name":"unknown"},"name":"Sample Morty",
  "origin":{"name":"Sample Station"},"species":"Alien","status":"unknown","type":"Parasite"}],"hasMore":false,
  "total":2}
  """#

private let detail7 = #"""
  {"character":{"phase":"loaded","value":{"created":"2017-11-04T18:50:00Z","episodes":[],"gender":"unknown",
  "id":901,"location":{"name":"unknown"},"name":"Sample Morty","origin":{"name":"Sample Station"},
  "species":"Alien","status":"unknown","type":"Parasite"}},"id":901}
  """#

private let request8 = #"""
  {"filter":{"name":"rick","species":"","type":""},"page":1}
  """#
