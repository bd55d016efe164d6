import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import Models
import SessionRecording
import Testing

/// A session of FavoritesFeature that was recorded, and turned into a test by 'replay --as-test FavoritesFeature'.
@MainActor
struct FavoritesFeatureSessionTests {
  @Test func aRecordedSession() async throws {
    let state: FavoritesFeature.State = try recorded(initialState1)
    let effects: [Int: FavoritesFeature.Action] = [
      2: .favoritesChanged(try recorded(favoritesChanged2)),
      3: .favoritesObservationEnded,
      7: .changeResponse(number: 1, result: .success(.added(try recorded(added3), isNew: true))),
      10: .changeResponse(number: 2, result: .failure(.storage(.diskFull(path: "favorites.sqlite")))),
    ]
    let store = TestStore(initialState: state) {
      FavoritesFeature().replaying(effects)
    }
    await store.send(.task) { $0.favorites = .loading(from: .idle) }
    await store.receive(\.favoritesChanged) { $0.favorites = .loaded(try recorded(favoritesChanged2)) }
    await store.receive(\.favoritesObservationEnded)
    await store.send(.binding(.set(\.sort, .stars))) { $0.sort = .stars }
    await store.send(.sortButtonTapped) { $0.isReversed = true }
    await store.send(.addSubmitted("octo-sample/bare")) {
      $0.change = .loading(from: .idle)
      $0.changeRequest = .addition(try recorded(#"{"name":"bare","owner":"octo-sample"}"#))
      $0.changeCount = 1
    }
    await store.receive(\.changeResponse) { $0.change = .loaded(.added(try recorded(added3), isNew: true)) }
    await store.send(.addSubmitted("nameless")) {
      $0.change = .failed(.invalidName("nameless"), previous: .added(try recorded(added3), isNew: true))
      $0.changeRequest = nil
    }
    await store.send(.removeButtonTapped(id: 910001)) {
      $0.change = .loading(
        from: .failed(.invalidName("nameless"), previous: .added(try recorded(added3), isNew: true))
      )
      $0.changeRequest = .removal(id: 910001)
      $0.changeCount = 2
    }
    await store.receive(\.changeResponse) {
      $0.change = .failed(
        .storage(.diskFull(path: "favorites.sqlite")),
        previous: .added(try recorded(added3), isNew: true)
      )
    }
  }
}

private let initialState1 = #"""
  {"change":{"phase":"idle"},"changeCount":0,"earlierChangeCount":0,"favorites":{"phase":"idle"},
  "isClearing":false,"isReversed":false,"isShowingDetail":false,"readme":{"text":{"phase":"idle"}},
  "sort":"name"}
  """#

private let favoritesChanged2 = #"""
  [{"createdAt":"2020-09-13T12:26:40Z","defaultBranch":"main","description":"A kit of samples","forks":9,
  "fullName":"octo-sample/sample-kit","id":910001,"isArchived":false,"isFork":false,"isPrivate":false,
  "language":"Swift","license":"MIT","name":"sample-kit","openIssues":3,"owner":"octo-sample",
  "pushedAt":"2023-11-14T22:23:20Z","stars":128,"topics":["samples"],"updatedAt":"2023-11-14T22:13:20Z",
  "url":"https://github.com/octo-sample/sample-kit"},{"createdAt":"2021-01-07T06:13:20Z",
  "defaultBranch":"main","description":"Another kit of samples","forks":1,
  "fullName":"octo-sample/another-kit","id":910003,"isArchived":true,"isFork":true,"isPrivate":false,
  "language":"C","name":"another-kit","openIssues":0,"owner":"octo-sample","pushedAt":"2023-07-22T04:36:40Z",
  "stars":7,"topics":[],"updatedAt":"2023-07-22T04:26:40Z",
  "url":"https://github.com/octo-sample/another-kit"}]
  """#

private let added3 = #"""
  {"fullName":"octo-sample/bare","id":910002,"isFork":false,"isPrivate":false,"name":"bare",
  "owner":"octo-sample"}
  """#
