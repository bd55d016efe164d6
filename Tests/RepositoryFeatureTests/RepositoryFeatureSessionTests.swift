import ComposableArchitecture
import FavoritesClient
import Models
import RepositoryFeature
import SessionRecording
import Testing

/// A session of RepositoryFeature that was recorded, and turned into a test by 'replay --as-test RepositoryFeature'.
@MainActor
struct RepositoryFeatureSessionTests {
  @Test func aRecordedSession() async throws {
    let state: RepositoryFeature.State = try recorded(initialState1)
    let effects: [Int: RepositoryFeature.Action] = [
      2: .favoritesFailed(.busy(path: "favorites.sqlite")),
      4: .delegate(.ownerSelected("octo-sample")),
      5: .repositoriesResponse(owner: "octo-sample", page: nil, result: .success(try recorded(success2))),
      7: .repositoriesResponse(
        owner: "octo-sample",
        page: try recorded(#""file:///page/2""#),
        result: .success(try recorded(success3))
      ),
      12: .favoritesFailed(.readOnly(path: "favorites.sqlite")),
    ]
    let store = TestStore(initialState: state) {
      RepositoryFeature().replaying(effects)
    }
    await store.send(.task) { $0.favorites = .loading(from: .idle) }
    await store.receive(\.favoritesFailed) {
      $0.favorites = .failed(.busy(path: "favorites.sqlite"), previous: nil)
    }
    await store.send(.ownerSubmitted("octo-sample")) {
      $0.owner = "octo-sample"
      $0.load = .loading(from: .idle)
      $0.request = try recorded(#"{"owner":"octo-sample"}"#)
    }
    await store.receive(\.delegate.ownerSelected)
    await store.receive(\.repositoriesResponse) { $0.load = .loaded(try recorded(success2)) }
    await store.send(.nextPageReached) {
      $0.load = .loading(from: .loaded(try recorded(success2)))
      $0.request = try recorded(#"{"owner":"octo-sample","page":"file:///page/2"}"#)
    }
    await store.receive(\.repositoriesResponse) { $0.load = .loaded(try recorded(loaded4)) }
    await store.send(.binding(.set(\.searchText, "bare"))) { $0.searchText = "bare" }
    await store.send(.binding(.set(\.sort, .name))) { $0.sort = .name }
    await store.send(.sortButtonTapped) { $0.isReversed = true }
    await store.send(.favoriteButtonTapped(id: 910002))
    await store.receive(\.favoritesFailed) {
      $0.favorites = .failed(.readOnly(path: "favorites.sqlite"), previous: nil)
    }
    await store.send(.ownerSubmitted("no--login-")) {
      $0.load = .failed(
        .invalidRequest(
          detail: "'no--login-' isn't a GitHub login: letters, digits and single hyphens, at most 39"
        ),
        previous: try recorded(loaded4)
      )
      $0.request = nil
    }
  }
}

private let initialState1 = #"""
  {"account":{"phase":"idle"},"favorites":{"phase":"idle"},"isReversed":false,"isShowingDetail":false,
  "load":{"phase":"idle"},"owner":"","readme":{"text":{"phase":"idle"}},"searchText":"","sort":"updated"}
  """#

private let success2 = #"""
  {"nextPage":"file:///page/2","repositories":[{"createdAt":"2020-09-13T12:26:40Z","defaultBranch":"main",
  "description":"A kit of samples","forks":9,"fullName":"octo-sample/sample-kit","id":910001,
  "isArchived":false,"isFork":false,"isPrivate":false,"language":"Swift","license":"MIT","name":"sample-kit",
  "openIssues":3,"owner":"octo-sample","pushedAt":"2023-11-14T22:23:20Z","stars":128,"topics":["samples"],
  "updatedAt":"2023-11-14T22:13:20Z","url":"https://github.com/octo-sample/sample-kit"}]}
  """#

private let success3 = #"""
  {"repositories":[{"fullName":"octo-sample/bare","id":910002,"isFork":false,"isPrivate":false,"name":"bare",
  "owner":"octo-sample"}]}
  """#

private let loaded4 = #"""
  {"repositories":[{"createdAt":"2020-09-13T12:26:40Z","defaultBranch":"main",
  "description":"A kit of samples","forks":9,"fullName":"octo-sample/sample-kit","id":910001,
  "isArchived":false,"isFork":false,"isPrivate":false,"language":"Swift","license":"MIT","name":"sample-kit",
  "openIssues":3,"owner":"octo-sample","pushedAt":"2023-11-14T22:23:20Z","stars":128,"topics":["samples"],
  "updatedAt":"2023-11-14T22:13:20Z","url":"https://github.com/octo-sample/sample-kit"},
  {"fullName":"octo-sample/bare","id":910002,"isFork":false,"isPrivate":false,"name":"bare",
  "owner":"octo-sample"}]}
  """#
