import ComposableArchitecture
import Observation

/// The cost of an action while stores of other parts of the state are held.
extension Row {
  static let heldStores: [Row] =
    [0, 10_000].flatMap { held in
      [
        Row(
          "a property set by its parent, \(held) held row stores",
          goal: goal("a property set by its parent, 0 held row stores", held)
        ) { timer in
          let store = Store(initialState: Sheets.State(rows: 10_000)) { Sheets() }
          let rows = hold(held, of: store)
          return await timer.time { count in
            for _ in 0..<count {
              track(store.title)
              store.send(.titleButtonTapped)
            }
            blackHole(rows.count)
          }
        },
        Row(
          "a row removed and inserted, \(held) held row stores",
          goal: goal("a row removed and inserted, 0 held row stores", held)
        ) { timer in
          let store = Store(initialState: Sheets.State(rows: 10_000)) { Sheets() }
          let rows = hold(held, of: store)
          return await timer.time { count in
            for number in 0..<count {
              store.send(.removeButtonTapped(id: number % 10_000))
              store.send(.addButtonTapped(id: number % 10_000))
            }
            blackHole(rows.count)
          }
        },
      ]
    }
    + [
      (name: "changed in place", action: Sheets.Row.Action.addButtonTapped, goal: nil),
      (
        "set", .incrementButtonTapped,
        Goal.times(1.2, "a row's own property changed in place, 10,000 held row stores")
      ),
    ].map { change in
      Row("a row's own property \(change.name), 10,000 held row stores", goal: change.goal) { timer in
        let store = Store(initialState: Sheets.State(rows: 10_000)) { Sheets() }
        let rows = hold(10_000, of: store)
        return await timer.time { count in
          for _ in 0..<count {
            track(rows[0].count)
            store.send(.rows(.element(id: 0, action: change.action)))
          }
        }
      }
    }
    + [1, 1_000].map { held in
      Row(
        "an unrelated value set, \(held) held optional stores",
        goal: goal("an unrelated value set, 1 held optional stores", held)
      ) { timer in
        let store = Store(initialState: Sheets.State(rows: 1_000, child: Sheets.Child.State())) { Sheets() }
        let children = hold(held, of: store).map { $0.scope(state: \.child, action: \.child) }
        return await timer.time { count in
          for _ in 0..<count {
            track(store.title)
            store.send(.titleButtonTapped)
          }
          blackHole(children.count)
        }
      }
    }
    + [1, 1_000].map { held in
      Row(
        "an unrelated value set, \(held) held stores of rows by their identifiers",
        goal: goal("an unrelated value set, 1 held stores of rows by their identifiers", held)
      ) { timer in
        let store = Store(initialState: Sheets.State(rows: 1_000)) { Sheets() }
        let rows = (0..<held).map { store.scope(state: \.rows[id: $0], action: \.rows[id: $0]) }
        return await timer.time { count in
          for _ in 0..<count {
            track(store.title)
            store.send(.titleButtonTapped)
          }
          blackHole(rows.count)
        }
      }
    }
    + [
      Row("the first change of a held optional child of 4,000,000 numbers", goal: .atMost(6_000)) {
        timer in
        var child = Sheets.Child.State()
        child.numbers.reserveCapacity(8_000_000)
        child.numbers += Array(repeating: 0, count: 4_000_000)
        let store = Store(initialState: Sheets.State(child: child)) { Sheets() }
        child.numbers = []
        return await timer.time { count in
          // Each turn holds another store.
          for _ in 0..<count { store.scope(state: \.child, action: \.child)?.send(.appendButtonTapped) }
        }
      },
      Row("an append to an observed buffer of 100,000 numbers") { timer in
        var child = Sheets.Child.State()
        child.numbers = Array(repeating: 0, count: 100_000)
        child.numbers.reserveCapacity(1_000_000)
        let store = Store(initialState: Sheets.State(child: child)) { Sheets() }
        child.numbers = []
        let held = store.scope(state: \.child, action: \.child)
        return await timer.time { count in
          for _ in 0..<count {
            if let held { track(held.numbers.count) }
            held?.send(.appendButtonTapped)
          }
        }
      },
    ]

  /// Returns the goal of a row with held stores: what the action costs without them, or with one.
  private static func goal(_ without: String, _ held: Int) -> Goal? { held > 1 ? .times(1.2, without) : nil }

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
