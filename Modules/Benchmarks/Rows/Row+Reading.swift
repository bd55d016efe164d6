import ComposableArchitecture

extension Row {
  static let reading: [Row] = [
    Row("read a property through the store, root", original: 790, goal: 50) { timer in
      let store = Store(initialState: Counter.State()) { Counter() }
      return await timer.time { count in
        for _ in 0..<count { blackHole(store.count) }
      }
    },
    Row("read a property through the store, depth 5", original: 1_700, goal: 200) { timer in
      let stores = Nest5()
      return await timer.time { count in
        for _ in 0..<count { blackHole(stores.counter.count) }
      }
    },
    Row("scope again to a child that exists", original: 1_400, goal: 200) { timer in
      let stores = Nest1()
      return await timer.time { count in
        for _ in 0..<count { blackHole(stores.root.scope(state: \.child, action: \.child)) }
        blackHole(stores)
      }
    },
  ]
}
