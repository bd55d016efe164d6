import ComposableArchitecture
import Testing

/// The store of a row is found without accessing those of the other rows, however many are held.
@MainActor
@Suite struct ManyRowStoresTests {
  /// An identifier that counts its comparisons.
  struct CountingID: Hashable, Sendable {
    let number: Int
    let comparisons: LockIsolated<Int>

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.comparisons.withValue { $0 += 1 }
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Reducer struct Row {
    @ObservableState struct State: Identifiable {
      let id: CountingID
      var count = 0
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer struct List {
    @ObservableState struct State { var rows: IdentifiedArrayOf<Row.State> }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case change((inout IdentifiedArrayOf<Row.State>) -> Void)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state.rows) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  private let comparisons = LockIsolated(0)

  private func store(_ count: Int) -> StoreOf<List> {
    let rows = (0..<count).map { Row.State(id: CountingID(number: $0, comparisons: comparisons)) }
    return Store(initialState: List.State(rows: IdentifiedArray(uniqueElements: rows))) { List() }
  }

  /// Returns the number of comparisons to find the last row's store while all are held.
  private func comparisons(_ count: Int) -> Int {
    let store = store(count)
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    comparisons.setValue(0)
    #expect(store.scope(state: \.rows, action: \.rows)[count - 1] === rows[count - 1])
    return comparisons.value
  }

  @Test func `a store is found again without a look at the others`() {
    #expect(comparisons(500) < 50)
  }

  typealias Change = @Sendable (_ rows: inout IdentifiedArrayOf<Row.State>, _ row: Row.State) -> Void

  nonisolated private static let changes: [Change] = [
    { rows, row in rows.append(row) },
    { rows, row in rows.updateOrAppend(row) },
    { rows, row in rows[id: row.id] = row },
    { rows, _ in rows.swapAt(0, 1) },
    { rows, _ in rows[id: rows.ids[3]] = Row.State(id: rows.ids[3], count: 9) },
    { rows, _ in rows[4] = Row.State(id: rows.ids[4], count: 9) },
  ]

  @Test(arguments: changes.indices)
  func `a row is added, replaced or moved without a look at the others`(index: Int) {
    let store = store(500)
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows {
      withObservationTracking {
        _ = row.count
      } onChange: {
      }
    }
    let row = Row.State(id: CountingID(number: 500, comparisons: comparisons))
    comparisons.setValue(0)
    store.send(.change { Self.changes[index](&$0, row) })
    #expect(comparisons.value < 50)
  }

  @Test func `stores that aren't held are made again`() {
    let store = store(100)
    for _ in 0..<3 {
      for row in store.scope(state: \.rows, action: \.rows) { row.send(.increment) }
    }
    #expect(store.scope(state: \.rows, action: \.rows).map(\.count) == Array(repeating: 3, count: 100))
  }
}
