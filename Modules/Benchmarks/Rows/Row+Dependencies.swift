import ComposableArchitecture

extension Row {
  static let dependency = Row("@Dependency, read in a reducer", original: 1_000, goal: 50) { timer in
    let plain = Store(initialState: Counter.State()) { Counter() }
    let dependent = Store(initialState: DependentCounter.State()) { DependentCounter() }
    return await timer.difference { count in
      for _ in 0..<count { dependent.send(.incrementButtonTapped) }
    } over: { count in
      for _ in 0..<count { plain.send(.incrementButtonTapped) }
    }
  }
}
