import ComposableArchitecture

extension Row {
  static let reduce = Row("bare reduce", original: 135, goal: 40) { timer in
    let counter = Counter()
    var state = Counter.State()
    return await timer.time { count in
      for _ in 0..<count {
        blackHole(counter.reduce(into: &state, action: .incrementButtonTapped))
        unknownChange(&state)
      }
    }
  }

  static let deepReduce = Row("reduce(into:action:) through 10 nested Scopes", goal: .atMost(2_000)) {
    timer in
    let feature = Level10()
    let action = Level10.Action.incrementButtonTapped
    var state = Level10.State()
    return await timer.time { count in
      for _ in 0..<count {
        blackHole(feature.reduce(into: &state, action: action))
        unknownChange(&state)
      }
    }
  }

  static let sending: [Row] = [
    Row("store.send, trivial action", original: 4_600, goal: 300) { timer in
      let store = Store(initialState: Counter.State()) { Counter() }
      return await timer.time { count in
        for _ in 0..<count { store.send(.incrementButtonTapped) }
      }
    },
    Row("store.send through 10 nested Scopes", original: 38_600, goal: 1_000) { timer in
      let store = Store(initialState: Level10.State()) { Level10() }
      let action = Level10.Action.incrementButtonTapped
      return await timer.time { count in
        for _ in 0..<count { store.send(action) }
      }
    },
    Row("send to a scoped child store, depth 1", original: 9_000, goal: 400) { timer in
      let stores = Nest1()
      return await timer.time { count in
        for _ in 0..<count { stores.counter.send(.incrementButtonTapped) }
      }
    },
    Row("send to a scoped child store, depth 5", original: 31_000, goal: 800) { timer in
      let stores = Nest5()
      return await timer.time { count in
        for _ in 0..<count { stores.counter.send(.incrementButtonTapped) }
      }
    },
  ]

  static let storeLifetime = [
    Row("Store.init and deinit", original: 11_000, goal: 2_000) { timer in
      await timer.time { count in
        for _ in 0..<count { blackHole(Store(initialState: Counter.State()) { Counter() }) }
      }
    },
    Row("Store.init, first scope and deinit", goal: .atMost(4_000)) { timer in
      await timer.time { count in
        for _ in 0..<count {
          let store = Store(initialState: Level1.State()) { Level1() }
          blackHole(store.scope(state: \.child, action: \.child))
        }
      }
    },
  ]
}
