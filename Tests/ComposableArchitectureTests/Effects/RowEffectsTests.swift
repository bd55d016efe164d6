import ComposableArchitecture
import Testing

/// An effect of one row costs the same, however many other rows have effects.
@MainActor
@Suite struct RowEffectsTests {
  /// An identifier that counts how often it is compared or hashed.
  struct CountingID: Hashable, Sendable {
    let number: Int
    let uses: LockIsolated<Int>

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.uses.withValue { $0 += 1 }
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
      uses.withValue { $0 += 1 }
      hasher.combine(number)
    }
  }

  @Reducer struct Row {
    struct State: Identifiable {
      let id: CountingID
    }
    enum Action { case start }
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .run { _ in try await Task.never() } }
    }
  }

  @Reducer struct List {
    struct State { var rows: IdentifiedArrayOf<Row.State> }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case remove(CountingID)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .remove(let id) = action { state.rows.remove(id: id) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  /// Returns how often identifiers are used when the last of some rows starts an effect and all others have one.
  private func uses(_ count: Int) async -> Int {
    let uses = LockIsolated(0)
    let ids = (0..<count).map { CountingID(number: $0, uses: uses) }
    let store = Store(
      initialState: List.State(rows: IdentifiedArray(uniqueElements: ids.map(Row.State.init)))
    ) {
      List()
    }
    var tasks: [StoreTask] = []
    for id in ids.dropLast() { tasks.append(store.send(.rows(.element(id: id, action: .start)))) }
    uses.setValue(0)
    tasks.append(store.send(.rows(.element(id: ids[count - 1], action: .start))))
    let last = uses.value
    for id in ids { store.send(.remove(id)) }
    // The effects of removed rows end.
    for task in tasks { await task.finish() }
    return last
  }

  @Test func `an effect of a row doesn't look at the effects of others`() async {
    let (few, many) = (await uses(20), await uses(400))
    // Tables compare some identifiers more, as their hashes collide. Those differ with each process.
    #expect(many <= few + 200)
  }
}
