import ComposableArchitecture

extension Row {
  static let collections: [Row] = [
    forEach(10, original: 19_000),
    forEach(1_000, original: 44_000),
    forEach(10_000, original: 275_000),
  ]

  private static func forEach(_ rows: Int, original: Double) -> Row {
    Row("forEach, one row of \(rows)", original: original, goal: 1_000) { timer in
      let store = Store(initialState: Rows.State(count: rows)) { Rows() }
      return await timer.time { count in
        for number in 0..<count {
          store.send(.rows(.element(id: number % rows, action: .incrementButtonTapped)))
        }
      }
    }
  }
}
