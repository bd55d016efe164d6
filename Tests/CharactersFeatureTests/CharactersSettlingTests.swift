import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import Testing

@MainActor
struct CharactersSettlingTests {
  nonisolated static let outcomes: [(any Error)?] = [
    nil, APIError.offline(detail: ""), CancellationError(),
  ]

  nonisolated static let actions: [CharactersFeature.Action] = [
    .task, .binding(.set(\.filter.name, "rick")), .nextPageReached, .refreshButtonTapped,
    .characterTapped(id: 1), .detail(.presented(.refreshButtonTapped)),
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
  private func check(_ actions: [CharactersFeature.Action], ending error: (any Error)?) async {
    let clock = TestClock()
    var state = CharactersFeature.State()
    state.characters = .loaded(LoadedCharacters(characters: [.sample(1)], total: 2, hasMore: true))
    state.answeredRequest = state.request
    let store = TestStore(initialState: state) {
      CharactersFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.rickAndMortyClient.characters = { _, page in
        try await clock.sleep(for: .seconds(1))
        if let error { throw error }
        return .sample(page: page, count: 1)
      }
      $0.rickAndMortyClient.character = { id in
        try await clock.sleep(for: .seconds(1))
        if let error { throw error }
        return .sample(id)
      }
    }
    store.exhaustivity = .off
    for (index, action) in actions.enumerated() {
      // The core reports an action for a missing detail as a mistake.
      if case .detail = action, store.state.detail == nil {} else { await store.send(action) }
      if index > 0 { await clock.advance(by: .seconds(2)) }
    }
    await store.finish()
    await store.skipReceivedActions(strict: false)
    #expect(!store.state.characters.isLoading, "after \(actions)")
    #expect(store.state.detail?.character.isLoading != true, "after \(actions)")
    #expect(store.state.characters.error != .cancelled, "after \(actions)")
    #expect(store.state.detail?.character.error != .cancelled, "after \(actions)")
  }
}
