import ComposableArchitecture

extension Row {
  static let effects: [Row] = [
    Row(".send effect (one extra action)", original: 10_900, goal: 700) { timer in
      let store = Store(initialState: Effectful.State()) { Effectful() }
      return await timer.time { count in
        for _ in 0..<count { store.send(.sendButtonTapped) }
      }
    },
    floor,
    Row(
      ".run, round trip to completion",
      original: 44_000...98_000,
      goal: .timesFloor(1.3)
    ) { timer in
      let store = Store(initialState: Effectful.State()) { Effectful() }
      return await timer.time(
        { count in
          for _ in 0..<count { await store.send(.runButtonTapped).finish() }
        },
        beside: bareRoundTrips
      )
    },
    Row("a bare task that waits, cancelled, replaced, awaited (floor)") { timer in
      func waiting() -> Task<Void, Never> { Task.detached { try? await Task.never() } }
      var inFlight = waiting()
      let figures = await timer.time { count in
        for _ in 0..<count {
          inFlight.cancel()
          let replacement = waiting()
          await inFlight.value
          inFlight = replacement
        }
      }
      inFlight.cancel()
      await inFlight.value
      return figures
    },
    Row(
      "cancellable effect, started and replaced",
      original: 44_000...87_000,
      goal: .timesFloor(1.3)
    ) { timer in
      let store = Store(initialState: Effectful.State()) { Effectful() }
      var inFlight = store.send(.replaceButtonTapped)
      let figures = await timer.time(
        { count in
          for _ in 0..<count {
            let replacement = store.send(.replaceButtonTapped)
            await inFlight.finish()
            inFlight = replacement
          }
        },
        beside: bareRoundTrips
      )
      inFlight.cancel()
      await inFlight.finish()
      return figures
    },
    Row(
      ".run that never suspends, in a test store",
      goal: .atMost(1_500)
    ) { timer in
      let store = TestStore(initialState: Effectful.State()) { Effectful() }
      store.exhaustivity = .off
      return await timer.time { count in
        await store.send(.chained(count))
        await store.skipReceivedActions()
      }
    },
    Row(
      ".run that never suspends, in a store on its own actor",
      goal: .atMost(1_500)
    ) { timer in
      let store = StoreActor(initialState: Effectful.State()) { Effectful() }
      return await timer.time { count in
        await store.send(.chained(count)).finish()
      }
    },
  ]

  /// The cost of a task that leaves the actor, comes back once and is awaited, with a thread woken each time.
  private static let floor = Row("a bare task off the actor, back, awaited (floor)") {
    await $0.time(bareRoundTrips)
  }

  @MainActor
  private static func bareRoundTrips(_ count: Int) async {
    let counter = BareCounter()
    for _ in 0..<count {
      await Task.detached { await counter.increment() }.value
    }
  }
}

/// A counter on the main actor, without any part of the architecture.
@MainActor
private final class BareCounter {
  private var count = 0

  func increment() {
    count += 1
    blackHole(count)
  }
}
