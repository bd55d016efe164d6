import ComposableArchitecture
import Observation

/// The cost of an action while stores of other parts of the state are held.
extension Row {
  static let heldStores: [Row] =
    [0, 10_000].flatMap { held in
      [
        Row("a property set by its parent, \(held) held row stores") { stopwatch in
          let store = Store(initialState: Sheets.State(rows: 10_000)) { Sheets() }
          let rows = hold(held, of: store)
          return await stopwatch.time { count in
            for _ in 0..<count {
              track(store.title)
              store.send(.titleButtonTapped)
            }
            blackHole(rows.count)
          }
        },
        Row("a row's own property set, \(held) held row stores") { stopwatch in
          let store = Store(initialState: Sheets.State(rows: 10_000)) { Sheets() }
          let rows = hold(held, of: store)
          return await stopwatch.time { count in
            for _ in 0..<count {
              if let row = rows.first { track(row.count) }
              store.send(.rows(.element(id: 0, action: .incrementButtonTapped)))
            }
          }
        },
        Row("a row removed and inserted, \(held) held row stores") { stopwatch in
          let store = Store(initialState: Sheets.State(rows: 10_000)) { Sheets() }
          let rows = hold(held, of: store)
          return await stopwatch.time { count in
            for number in 0..<count {
              store.send(.removeButtonTapped(id: number % 10_000))
              store.send(.addButtonTapped(id: number % 10_000))
            }
            blackHole(rows.count)
          }
        },
      ]
    }
    + [1, 1_000].map { held in
      Row("an unrelated value set, \(held) held optional stores") { stopwatch in
        let store = Store(initialState: Sheets.State(rows: 1_000, child: Sheets.Child.State())) { Sheets() }
        let children = hold(held, of: store).map { $0.scope(state: \.child, action: \.child) }
        return await stopwatch.time { count in
          for _ in 0..<count {
            track(store.title)
            store.send(.titleButtonTapped)
          }
          blackHole(children.count)
        }
      }
    }
    + [1, 1_000].map { held in
      Row("an unrelated value set, \(held) held stores of rows by their identifiers") { stopwatch in
        let store = Store(initialState: Sheets.State(rows: 1_000)) { Sheets() }
        let rows = (0..<held).map { store.scope(state: \.rows[id: $0], action: \.rows[id: $0]) }
        return await stopwatch.time { count in
          for _ in 0..<count {
            track(store.title)
            store.send(.titleButtonTapped)
          }
          blackHole(rows.count)
        }
      }
    }
    + [
      Row("the first change of a held optional child of 4,000,000 numbers") { stopwatch in
        var child = Sheets.Child.State()
        child.numbers.reserveCapacity(8_000_000)
        child.numbers += Array(repeating: 0, count: 4_000_000)
        let store = Store(initialState: Sheets.State(child: child)) { Sheets() }
        child.numbers = []
        return await stopwatch.time { count in
          // Each turn holds another store.
          for _ in 0..<count { store.scope(state: \.child, action: \.child)?.send(.appendButtonTapped) }
        }
      },
      Row("an append to an observed buffer of 100,000 numbers") { stopwatch in
        var child = Sheets.Child.State()
        child.numbers = Array(repeating: 0, count: 100_000)
        child.numbers.reserveCapacity(1_000_000)
        let store = Store(initialState: Sheets.State(child: child)) { Sheets() }
        child.numbers = []
        let held = store.scope(state: \.child, action: \.child)
        return await stopwatch.time { count in
          for _ in 0..<count {
            if let held { track(held.numbers.count) }
            held?.send(.appendButtonTapped)
          }
        }
      },
    ]

  @MainActor
  private static func hold(_ count: Int, of store: StoreOf<Sheets>) -> [StoreOf<Sheets.Row>] {
    store.scope(state: \.rows, action: \.rows).prefix(count).map { $0 }
  }

  @MainActor
  private static func track<Value>(_ value: @autoclosure () -> Value) {
    withObservationTracking {
      blackHole(value())
    } onChange: {
    }
  }
}
