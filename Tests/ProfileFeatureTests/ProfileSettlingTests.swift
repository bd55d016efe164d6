import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import Testing

@MainActor
struct ProfileSettlingTests {
  nonisolated static let outcomes: [(any Error)?] = [
    nil, APIError.notFound(resource: "user"), CancellationError(),
  ]

  nonisolated static let actions: [ProfileFeature.Action] = [
    .task, .nextUserButtonTapped, .previousUserButtonTapped, .firstUserButtonTapped, .refreshButtonTapped,
    .list(.task), .list(.nextPageReached), .list(.refreshButtonTapped),
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
  private func check(_ actions: [ProfileFeature.Action], ending error: (any Error)?) async {
    let clock = TestClock()
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { id in
        try await clock.sleep(for: .seconds(1))
        if let error { throw error }
        return .sample(id)
      }
      $0.reqresClient.users = { page, perPage in
        try await clock.sleep(for: .seconds(1))
        if let error { throw error }
        return .sample(page: page, perPage: perPage, total: 12)
      }
    }
    store.exhaustivity = .off
    await store.send(actions[0])
    await store.send(actions[1])
    await clock.advance(by: .seconds(2))
    await store.send(actions[2])
    await clock.advance(by: .seconds(2))
    await store.finish()
    await store.skipReceivedActions(strict: false)
    #expect(!store.state.user.isLoading, "after \(actions)")
    #expect(!store.state.list.users.isLoading, "after \(actions)")
    #expect(store.state.user.error != .cancelled, "after \(actions)")
    #expect(store.state.list.users.error != .cancelled, "after \(actions)")
  }
}
