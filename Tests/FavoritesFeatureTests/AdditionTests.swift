import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import Foundation
import GitHubClient
import Models
import Testing

@MainActor
struct AdditionTests {
  @Test func `adding stores what git hub says now`() async throws {
    let favorites = FavoritesClient.inMemory()
    let name = try #require(RepositoryName("octo-sample/sample-kit"))
    let store = makeStore(favorites: favorites) { owner, name in
      #expect(owner == "octo-sample")
      #expect(name == "sample-kit")
      return .mock
    }
    await store.send(.addSubmitted(" octo-sample/sample-kit ")) {
      $0.change = .loading(previous: nil)
      $0.changeRequest = .addition(name)
      $0.changeCount = 1
    }
    await store.receive(\.changeResponse) { $0.change = .loaded(.added(.mock, isNew: true)) }
    #expect(try await favorites.all() == [.mock])
  }

  @Test func `adding twice stores one copy`() async throws {
    let favorites = FavoritesClient.inMemory([.mock])
    let store = makeStore(favorites: favorites) { _, _ in .mock }
    store.exhaustivity = .off
    await store.send(.addSubmitted("octo-sample/sample-kit"))
    await store.receive(\.changeResponse) { $0.change = .loaded(.added(.mock, isNew: false)) }
    #expect(try await favorites.all() == [.mock])
  }

  @Test(arguments: [
    "", "octo-sample", "octo-sample/", "/kit", "a/b/c", "a b/c", "a/b c", "a/..", "a/.", "a--b/c", "a/ä",
    "a/" + String(repeating: "b", count: 101),
  ])
  func `an invalid name is not requested`(text: String) async {
    let store = makeStore()
    await store.send(.addSubmitted(text)) { $0.change = .failed(.invalidName(text), previous: nil) }
    #expect(store.state.failureMessage?.contains("OWNER/NAME") == true)
  }

  @Test func `an unknown repository is said to be unknown`() async {
    let store = makeStore { _, _ in throw APIError.notFound(resource: "a/b", service: "GitHub") }
    store.exhaustivity = .off
    await store.send(.addSubmitted("a/b"))
    await store.receive(\.changeResponse)
    #expect(store.state.failureMessage?.contains("there is no repository 'a/b'") == true)
  }

  @Test func `a favorite that cannot be stored says why`() async {
    var favorites = FavoritesClient.inMemory()
    favorites.add = { _ in throw FavoritesError.diskFull(path: "/data/f") }
    let store = makeStore(favorites: favorites) { _, _ in .mock }
    store.exhaustivity = .off
    await store.send(.addSubmitted("a/b"))
    await store.receive(\.changeResponse) {
      $0.change = .failed(.storage(.diskFull(path: "/data/f")), previous: nil)
    }
  }

  @Test func `a change of the favorites dismisses the error of an earlier one`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.addSubmitted("a"))
    #expect(store.state.failureMessage != nil)
    await store.send(.favoritesChanged([.mock])) { $0.change = .idle }
    #expect(store.state.failureMessage == nil)
  }

  @Test func `a response to an earlier request is dropped, and so is a second one`() async {
    let clock = TestClock()
    let store = makeStore { _, _ in
      try await clock.sleep(for: .seconds(1))
      return .mock
    }
    store.exhaustivity = .off
    await store.send(.addSubmitted("octo-sample/sample-kit"))
    await store.send(.changeResponse(number: 0, result: .failure(.invalidName("a/b"))))
    #expect(store.state.change.isLoading)
    await clock.advance(by: .seconds(1))
    await store.receive(\.changeResponse) { $0.change = .loaded(.added(.mock, isNew: true)) }
    await store.send(.changeResponse(number: 1, result: .success(.cleared(count: 1))))
    #expect(store.state.change == .loaded(.added(.mock, isNew: true)))
  }

  @Test func `a cancelled addition isn't an error`() async {
    let store = makeStore { _, _ in throw APIError.cancelled }
    store.exhaustivity = .off
    await store.send(.addSubmitted("a/b"))
    await store.receive(\.changeResponse) { $0.change = .idle }
  }

  nonisolated static let outcomes: [(any Error)?] = [
    nil, APIError.timedOut, APIError.cancelled, CancellationError(), FavoritesError.diskFull(path: "/data/f"),
  ]

  nonisolated static let actions: [FavoritesFeature.Action] = [
    .task, .refreshButtonTapped, .addSubmitted("a/b"), .addSubmitted("no name"), .removeButtonTapped(id: 1),
    .clearButtonTapped, .binding(.set(\.sort, .stars)), .sortButtonTapped,
  ]

  /// Any taps with any outcome of the requests end with nothing loading.
  @Test(arguments: outcomes.indices, actions.indices)
  func `nothing loads once every request is answered`(outcome: Int, first: Int) async {
    for second in Self.actions {
      for third in Self.actions {
        await check([Self.actions[first], second, third], ending: Self.outcomes[outcome])
      }
    }
  }

  private func check(_ actions: [FavoritesFeature.Action], ending error: (any Error)?) async {
    let clock = TestClock()
    let answer: @Sendable () async throws -> Void = {
      try await clock.sleep(for: .seconds(1))
      if let error { throw error }
    }
    var favorites = FavoritesClient.inMemory()
    favorites.add = { _ in
      try await answer(); return true
    }
    favorites.remove = { _ in
      try await answer(); return true
    }
    favorites.clear = {
      try await answer(); return 1
    }
    let store = makeStore(favorites: favorites) { _, _ in
      try await answer(); return .mock
    }
    store.exhaustivity = .off
    await store.send(actions[0])
    await store.send(actions[1])
    await clock.advance(by: .seconds(3))
    await store.send(actions[2])
    await clock.advance(by: .seconds(3))
    await store.skipReceivedActions(strict: false)
    #expect(!store.state.change.isLoading, "after \(actions)")
    #expect(!store.state.favorites.isLoading, "after \(actions)")
    #expect(store.state.change.error != .cancelled, "after \(actions)")
    await store.skipInFlightEffects(strict: false)
  }
}
