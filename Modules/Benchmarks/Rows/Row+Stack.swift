import ComposableArchitecture

extension Row {
  static let stack: [Row] = [
    Row("StackState, push and pop at depth 10", original: 95_000, goal: 8_000) { timer in
      let store = Store(initialState: Path.State(depth: 10)) { Path() }
      return await timer.time { count in
        for _ in 0..<count {
          store.send(.pushButtonTapped)
          store.send(.popButtonTapped)
        }
      }
    },
    Row("StackState, element action at depth 10", original: 14_400, goal: 1_200) { timer in
      let store = Store(initialState: Path.State(depth: 10)) { Path() }
      let ids = store.withState { Array($0.path.ids) }
      return await timer.time { count in
        for number in 0..<count {
          store.send(.path(.element(id: ids[number % ids.count], action: .incrementButtonTapped)))
        }
      }
    },
  ]
}
