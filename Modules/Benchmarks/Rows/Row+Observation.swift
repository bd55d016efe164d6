import ComposableArchitecture
import Observation

extension Row {
  static let observation: [Row] = [
    Row("a bare @Observable, tracked, changed, notified (floor)") { timer in
      let pair = BarePair()
      return await timer.time { count in
        for _ in 0..<count {
          withObservationTracking {
            blackHole(pair.first)
          } onChange: {
            blackHole(count)
          }
          pair.first += 1
        }
      }
    },
    Row("track one property, mutate it, be notified", original: 7_200, goal: 1_200) { timer in
      let store = Store(initialState: Pair.State()) { Pair() }
      return await timer.time { count in
        for _ in 0..<count { track(store, thenSend: .firstButtonTapped) }
      }
    },
    Row("track one property, mutate another", original: 7_500, goal: 1_000) { timer in
      await timer.time { count in
        var store = Store(initialState: Pair.State()) { Pair() }
        for number in 0..<count {
          // Observers that are never notified accumulate in Observation. They are released with the store from time
          // to time.
          if number % 256 == 0 { store = Store(initialState: Pair.State()) { Pair() } }
          track(store, thenSend: .secondButtonTapped)
        }
      }
    },
  ]

  @MainActor
  private static func track(_ store: StoreOf<Pair>, thenSend action: Pair.Action) {
    withObservationTracking {
      blackHole(store.first)
    } onChange: {
      blackHole(action)
    }
    store.send(action)
  }
}

/// Two properties that the standard library observes, without any part of the architecture.
@Observable
@MainActor
private final class BarePair {
  var first = 0
  var second = 0
}
