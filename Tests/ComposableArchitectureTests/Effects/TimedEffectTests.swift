import ComposableArchitecture
import Testing

/// `debounce` and `throttle`, beyond the first case.
@MainActor
@Suite struct TimedEffectTests {
  private let clock = TestClock()

  private func store(
    _ effect: @escaping @Sendable (Int, TestClock<Duration>) -> Effect<Int>
  ) -> TestStore<[Int], Int> {
    TestStore(initialState: []) { [clock] in
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action < 10 ? effect(action, clock) : .none
      }
    }
  }

  private func send(_ action: Int, to store: TestStore<[Int], Int>) async {
    await store.send(action) { $0.append(action) }
  }

  private func receive(_ action: Int, of store: TestStore<[Int], Int>) async {
    await store.receive(action) { $0.append(action) }
  }

  @Test func aDebounceRunsOncePerPause() async {
    let store = store { Effect.send($0 + 10).debounce(id: "d", for: .seconds(1), clock: $1) }
    await send(1, to: store)
    await clock.advance(by: .seconds(1))
    await receive(11, of: store)
    await send(2, to: store)
    await clock.advance(by: .seconds(1))
    await receive(12, of: store)
  }

  @Test func debouncesWithDifferentIdentifiersDoNotMeet() async {
    let store = store { Effect.send($0 + 10).debounce(id: $0, for: .seconds(1), clock: $1) }
    await send(1, to: store)
    await send(2, to: store)
    await clock.advance(by: .seconds(1))
    await receive(11, of: store)
    await receive(12, of: store)
  }

  @Test func aDebouncedOperationThatHasBegunIsReplaced() async {
    let store = store { action, clock in
      Effect.run { send in
        try await clock.sleep(for: .seconds(5))
        await send(action + 10)
      }
      .debounce(id: "d", for: .seconds(1), clock: clock)
    }
    await send(1, to: store)
    await clock.advance(by: .seconds(3))
    await send(2, to: store)
    await clock.advance(by: .seconds(6))
    await receive(12, of: store)
  }

  @Test func aDebounceIsCancelledByItsIdentifier() async {
    let store = store { action, clock in
      action == 0
        ? .cancel(id: "d") : Effect.send(action + 10).debounce(id: "d", for: .seconds(1), clock: clock)
    }
    await send(1, to: store)
    await send(0, to: store)
    await clock.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func nothingDebouncedOrThrottledIsNothing() async {
    let store = store { action, clock in
      action == 1
        ? Effect<Int>.none.debounce(id: "d", for: .seconds(1), clock: clock)
        : Effect<Int>.none.throttle(id: "t", for: .seconds(1), clock: clock, latest: true)
    }
    await send(1, to: store)
    await send(2, to: store)
    await store.finish()
  }

  @Test func aThrottleLetsTheFirstThroughAtOnce() async {
    let store = store { Effect.send($0 + 10).throttle(id: "t", for: .seconds(1), clock: $1, latest: false) }
    await send(1, to: store)
    await receive(11, of: store)
    await clock.advance(by: .seconds(1))
    await send(2, to: store)
    await receive(12, of: store)
  }

  @Test func aThrottleKeepsItsPace() async {
    let store = store { Effect.send($0 + 10).throttle(id: "t", for: .seconds(2), clock: $1, latest: true) }
    await send(1, to: store)
    await receive(11, of: store)
    await clock.advance(by: .seconds(1))
    await send(2, to: store)
    await clock.advance(by: .seconds(1))
    await receive(12, of: store)
    await clock.advance(by: .seconds(1))
    await send(3, to: store)
    await clock.advance(by: .seconds(1))
    await receive(13, of: store)
  }

  @Test func throttlesWithDifferentIdentifiersDoNotMeet() async {
    let store = store { Effect.send($0 + 10).throttle(id: $0, for: .seconds(1), clock: $1, latest: true) }
    await send(1, to: store)
    await receive(11, of: store)
    await send(2, to: store)
    await receive(12, of: store)
  }

  @Test func twoStoresThrottleEachForItself() async {
    func make() -> TestStore<[Int], Int> {
      store { Effect.send($0 + 10).throttle(id: "t", for: .seconds(1), clock: $1, latest: true) }
    }
    let (first, second) = (make(), make())
    await send(1, to: first)
    await receive(11, of: first)
    await send(1, to: second)
    await receive(11, of: second)
  }
}
