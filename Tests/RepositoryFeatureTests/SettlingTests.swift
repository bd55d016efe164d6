import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature
import Testing

@MainActor
struct SettlingTests {
  nonisolated static let outcomes: [(any Error)?] = [
    nil, APIError.notFound(resource: "o"), APIError.server(status: 500), APIError.cancelled,
    CancellationError(),
  ]

  nonisolated static let actions: [RepositoryFeature.Action] = [
    .task, .ownerSubmitted("ada-sample"), .ownerSubmitted("no login"), .refreshButtonTapped, .nextPageReached,
    .favoriteButtonTapped(id: 1), .binding(.set(\.searchText, "kit")), .binding(.set(\.sort, .stars)),
    .sortButtonTapped, .headerTask,
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

  /// Sends the second action while the first one's request is in flight, and the third after it.
  private func check(_ actions: [RepositoryFeature.Action], ending error: (any Error)?) async {
    let clock = TestClock()
    let store = makeStore(.init(owner: "octo-sample")) { owner, page in
      try await clock.sleep(for: .seconds(1))
      if let error { throw error }
      return page == nil ? .numbered(1...3, owner: owner, next: 2) : .numbered(4...5, owner: owner)
    }
    store.dependencies.gitHubClient.account = { _ in
      try await clock.sleep(for: .seconds(1))
      if let error { throw error }
      return .mock
    }
    store.exhaustivity = .off
    await store.send(actions[0])
    await store.send(actions[1])
    await clock.advance(by: .seconds(2))
    await store.send(actions[2])
    await clock.advance(by: .seconds(2))
    await store.skipReceivedActions(strict: false)
    #expect(!store.state.load.isLoading, "after \(actions)")
    #expect(!store.state.favorites.isLoading, "after \(actions)")
    #expect(!store.state.account.isLoading, "after \(actions)")
    #expect(store.state.load.error != .cancelled, "after \(actions)")
    await store.skipInFlightEffects(strict: false)
  }
}
