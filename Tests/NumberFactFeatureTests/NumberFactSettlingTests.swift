import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import Testing

@MainActor
struct NumberFactSettlingTests {
  nonisolated static let outcomes: [(any Error)?] = [
    nil, APIError.offline(detail: ""), APIError.cancelled, CancellationError(),
  ]

  nonisolated static let actions: [NumberFactFeature.Action] = [
    .factButtonTapped, .randomFactButtonTapped, .refreshButtonTapped, .incrementButtonTapped,
    .decrementButtonTapped,
    .toggleTimerButtonTapped, .binding(.set(\.kind, .math)),
  ]

  /// Any taps with any outcome of the requests end with nothing loading, and a fact is only shown with its number.
  @Test(arguments: outcomes.indices, actions.indices)
  func `nothing loads once every request is answered`(outcome: Int, first: Int) async {
    for second in Self.actions {
      for third in Self.actions {
        await check([Self.actions[first], second, third], ending: Self.outcomes[outcome])
      }
    }
  }

  /// Sends the second action while the first one's request is in flight, and the third after it.
  private func check(_ actions: [NumberFactFeature.Action], ending error: (any Error)?) async {
    let clock = TestClock()
    let store = TestStore(initialState: NumberFactFeature.State(count: 4)) {
      NumberFactFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.numberFactClient.fact = { number, kind in
        try await clock.sleep(for: .milliseconds(500))
        if let error { throw error }
        return NumberFact(number: number, text: "fact", kind: kind)
      }
      $0.numberFactClient.randomFact = { kind in
        try await clock.sleep(for: .milliseconds(500))
        if let error { throw error }
        return NumberFact(number: 99, text: "random", kind: kind)
      }
    }
    store.exhaustivity = .off
    for (index, action) in actions.enumerated() {
      await store.send(action)
      if index > 0 { await clock.advance(by: .milliseconds(600)) }
    }
    await store.skipReceivedActions(strict: false)
    #expect(!store.state.fact.isLoading, "after \(actions)")
    #expect(store.state.fact.error != .cancelled, "after \(actions)")
    if let fact = store.state.fact.value {
      #expect(fact.number == store.state.count, "after \(actions)")
      #expect(fact.kind == store.state.kind, "after \(actions)")
    }
    await store.skipInFlightEffects(strict: false)
  }
}
