import ComposableArchitecture
import Testing

/// Every way to assert, off the main actor.
@Suite struct TestStoreActorAPITests {
  typealias Feature = StoreActorTests.Feature

  actor Host {}

  private let clock = TestClock()

  private func testStore(on isolation: (any Actor)? = nil) -> TestStoreActorOf<Feature> {
    TestStoreActor(initialState: Feature.State(), isolation: isolation) {
      Feature()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  @Test func `a test store runs on the actor that it is given`() async {
    let isolations: [any Actor] = [Host(), MainActor.shared, StoreActorAPITests.Background.shared]
    for isolation in isolations {
      let store = testStore(on: isolation)
      await store.send(.increment) { $0.count = 1 }
      await store.send(.load)
      await clock.advance(by: .seconds(1))
      await store.receive(\.loaded) { $0.count = 42 }
      await store.finish()
    }
  }

  @Test func `actions are received by case by value and by predicate`() async {
    let store = testStore()
    for _ in 1...3 { await store.send(.load) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded) { $0.count = 42 }
    await store.receive(\.loaded, 42)
    await store.receive(matching: { $0.is(\.loaded) })
  }

  @Test func `actions are sent by case`() async {
    let store = testStore()
    await store.send(\.increment) { $0.count = 1 }
    await store.send(\.loaded, 7) { $0.count = 7 }
  }

  @Test func `received actions and effects are skipped`() async {
    let store = testStore()
    await store.send(.load)
    await clock.advance(by: .seconds(1))
    await store.skipReceivedActions()
    #expect(await store.state.count == 42)
    await store.send(.never)
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test func `the state is asserted between actions`() async {
    let store = testStore()
    await store.send(.increment) { $0.count = 1 }
    await store.assert { $0.count = 1 }
  }

  @Test func `a wrong assertion between actions fails`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.assert { $0.count = 5 }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("state change does not match expectation") == true)
  }

  @Test func `dependencies are read and changed`() async {
    let store = testStore()
    await store.withDependencies { $0.continuousClock = ImmediateClock() }
    #expect(await store.dependencies.context == .test)
    await store.send(.load)
    await store.receive(\.loaded) { $0.count = 42 }
  }

  @Test func `finish fails once for what does not end`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.setTimeout(.zero)
      await store.send(.load)
      await store.finish()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Expected effects to finish") == true)
  }

  @Test func `an action that is not received is reported once`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(.load)
      await clock.advance(by: .seconds(1))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("unexpected action") == true)
  }

  @Test func `a feature that asks for its dismissal is marked`() async {
    let store = TestStoreActor(initialState: 0) {
      Reduce<Int, Bool> { _, _ in
        @Dependency(\.dismiss) var dismiss
        return .run { _ in await dismiss() }
      }
    }
    #expect(await !store.isDismissed)
    await store.send(true)
    #expect(await store.isDismissed)
  }

  @Test func `effects run on the actor of the test store one at a time`() async {
    let running = LockIsolated((now: 0, most: 0))
    let store = TestStoreActor(initialState: 0) {
      Reduce<Int, Int> { _, action in
        guard action == 0 else { return .none }
        return .merge(
          (1...10).map { number in
            .run { send in
              running.withValue {
                $0.now += 1
                $0.most = max($0.most, $0.now)
              }
              running.withValue { $0.now -= 1 }
              await send(number)
            }
          }
        )
      }
    }
    await store.send(0)
    // In the order in which the effects were started.
    for number in 1...10 { await store.receive(number) }
    #expect(running.value.most == 1)
  }

  /// The same test, run many times, has one outcome.
  @Test func `the order of effects is the same each time`() async {
    var orders: Set<[Int]> = []
    for _ in 1...50 {
      let store = TestStoreActor(initialState: [Int]()) {
        Reduce<[Int], Int> { state, action in
          state.append(action)
          guard action < 4 else { return .none }
          return .merge(
            .run { await $0(action * 2 + 4) },
            .run { await $0(action * 2 + 5) },
            .send(action + 100)
          )
        }
      }
      await store.setExhaustivity(.off)
      for action in 0..<4 { await store.send(action) }
      await store.finish()
      await store.skipReceivedActions(strict: false)
      orders.insert(await store.state)
    }
    #expect(orders.count == 1)
    #expect(orders.first?.count == 16)
  }
}
